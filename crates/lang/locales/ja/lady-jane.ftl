# Lady Jane: why a move is refused, what it did, what lies where.

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
