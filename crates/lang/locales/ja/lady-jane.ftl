# Lady Jane: why a move is refused, what it did, what lies where, the rules page.

lady-jane-no-such-place = { $place }はありません。
lady-jane-nothing-there = { $place }は空です。
lady-jane-foundation-to-foundation = { $card }は別の組札には移せません。
lady-jane-does-not-start = 組札は{ $rank }から始まります。{ $card }からは始められません。
lady-jane-not-a-group = { $place }から取れるのは{ $most ->
    [1] 1枚ずつ
   *[other] 1～{ $most }枚
}です。{ $cards }は取れません。
lady-jane-same-pile = その札はすでに{ $place }にあります。
lady-jane-on-base = 起点と同じ数字の{ $on }の上には何も置けません。
lady-jane-not-one-lower = { $on }の上に置けるのは、色の違う{ $wanted }だけです。
lady-jane-same-colour = { $card }と{ $on }は同じ色です。
lady-jane-not-for-empty-pile = 空いた列に置けるのは{ $rank }だけで、{ $card }は置けません。
lady-jane-stock-empty = 山札がないので、もう配れません。
lady-jane-spare-not-dealt = 予備の札は最後の配りまでありません。

lady-jane-dealt-reserve = リザーブに1枚ずつ配りました：{ $cards }。
lady-jane-dealt-spares = 山札の最後の札を予備として表にしました：{ $cards }。
lady-jane-moved = { $card }{ $more ->
    [0] {""}
   *[other] とその上の{ $more }枚
}を{ $from }から{ $to }に移しました。
lady-jane-turned-up = { $card }が表になりました。

lady-jane-spare = 予備{ $number }

lady-jane-move-deal = 山札から配る
lady-jane-move-to-foundation = { $card }を{ $from }から組札に移す
lady-jane-move = { $card }{ $more ->
    [0] {""}
   *[other] とその上の{ $more }枚
}を{ $from }から{ $to }に移す

lady-jane-board-base = 組札は{ $rank }から始まります。
lady-jane-board-place = { $place }：{ $cards }。
lady-jane-board-tableau = 裏向き{ $down }、続いて{ $cards }

lady-jane-terminal-keys = [Space] 配る [文字] 移動 [f] 組札へ [u] 戻す [H] ヒント [W] 勝ち筋 [?] キー [q] メニュー

lady-jane-title = Lady Jane
lady-jane-blurb = 配るたびに変わる起点から、4つのスートを積み上げよう。
lady-jane-author = 作者：Rosanna Yuen（1999年、AisleRiot のために作成）
lady-jane-goal = 52枚すべてを4つの組札に、スートごとに小さい順で積み上げます。
lady-jane-deal = 28枚を7つの列に、7枚をリザーブに、1枚を最初の組札に配ります。残る16枚が山札です。
lady-jane-rule-L1 = 山札は左上、4つの組札は右上です。その下に7つの列、右に7つのリザーブがあります。
lady-jane-rule-L2 = 場は段ごとに配るので、列1は1枚、列2は2枚、列7は7枚になります。各列の最後の札だけが表です。次に左から順に各リザーブへ表向きに1枚、最初の組札へ1枚配ります。その数字が起点です。残りの16枚が山札です。
lady-jane-rule-L3 = 組札は起点の数字から始め、同じスートで大きくしていきます。起点がエースでなければ、キングの次はエースです。組札の一番上は、起点の札1枚だけでも場に戻せますが、別の組札には移せません。
lady-jane-rule-L4 = 場では色を交互に、小さい順に重ねます。エースの上にキングを置けますが、起点の数字の上には何も置けません。表の札は、合うならその上の札ごと動かせます。裏の札は一番上になると表になります。
lady-jane-rule-L5 = 空いた列には、起点より1つ小さい数字の札だけを、1枚でもその上の札ごとでも置けます。起点がエースならキングです。
lady-jane-rule-L6 = 各リザーブの一番上の札は、組札か場に出せます。リザーブには重ねられません。札が増えるのは山札から配るときだけです。
lady-jane-rule-L7 = 山札から配ると、左から順に各リザーブへ表向きに1枚ずつ置かれます。これは2回できます。3回目は最後の2枚が予備として表になり、リザーブの札と同じように使えます。山札は戻せません。
lady-jane-rule-L8 = 組札の札は1枚1点です。52枚すべてで勝ちです。動かせる手がなくなると負けです。手があっても役に立たないなら、いつでも投了できます。
lady-jane-rule-L9 = 表の札と、一度表になった札はすべて知っています。裏の札と山札は見えません。
lady-jane-scoring = 組札1枚につき1点。52点で勝ち。
lady-jane-tip-1 = 列の奥の札は取りにくいので、まず長い列で何が必要かを見ましょう。
lady-jane-tip-2 = リザーブはできるだけ空けましょう。配るたびに残った札が隠れます。
