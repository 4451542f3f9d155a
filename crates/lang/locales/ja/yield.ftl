# Yield: why a move is refused, what it did, what lies where, the rules page.

yield-no-such-place = ピラミッドの{ $row }段目に{ $column }番目はありません。
yield-already-removed = { $row }段目{ $column }番目の札はもうありません。
yield-covered = { $card }の上に{ $by }があります。
yield-stock-empty = 山札がなく、戻すこともできません。
yield-waste-empty = 捨て札がありません。
yield-no-bottom = 捨て札は多くて1枚なので、一番上と呼んでください。
yield-no-second = 2枚目を使うには捨て札が3枚必要です。
yield-not-king = { $card }はキングのように1枚では取れません。{ $partner }が必要です。
yield-second-alone = 捨て札の2枚目は1枚では取れません。
yield-same-place = 組には異なる2枚が必要です。
yield-second-without-top = 捨て札の2枚目は、一番上とだけ組にできます。
yield-wrong-sum = { $first }と{ $second }を足しても{ $wanted }になりません。{ $first }には{ $partner }が必要です。
yield-king-alone = キングは組にせず、1枚で取ります。

yield-removed-king = { $card }（{ $place }）を取りました。
yield-removed-pair = { $card }（{ $place }）と{ $other }（{ $other_place }）を取りました。

yield-place = { $row }段目{ $column }番目
yield-place-top = 捨て札の一番上
yield-place-second = 捨て札の2枚目
yield-place-bottom = 捨て札の一番下

yield-move-king = { $card }（{ $place }）を取る
yield-move-pair = { $card }（{ $place }）と{ $other }（{ $other_place }）を取る

yield-board-covered-row = { $row }段目、すべて下：{ $cards }。
yield-board-row = { $row }段目：{ $cards }。
yield-spot-gone = なし
yield-spot-covered = { $card }（下）

yield-terminal-keys = [Space] めくる [文字] 組 [u] 戻す [H] ヒント [W] 勝ち筋 [?] キー [q] メニュー

yield-title = Yield
yield-blurb = 合わせて13になる組でピラミッドを崩そう。
yield-author = 作者：Rosanna Yuen（2001年、AisleRiot のために作成）
yield-goal = 52枚すべてを取ります。キングは1枚で、ほかは足して13になる2枚で取ります。
yield-deal = 28枚を表向きに、逆さのピラミッドに並べます。残りの24枚が山札です。
yield-rule-Y1 = ピラミッドは7・6・5・4・3・2・1枚の段からなり、いちばん広い段が上です。段ごとに左から右へ配ります。一番上の段以外の札は、上の段の隣り合う2枚の上に重なります。残りの24枚が山札です。
yield-rule-Y2 = ほかの札が重なっていないピラミッドの札は使えます。最初は先端の1枚だけです。
yield-rule-Y3 = 山札から捨て札へ1枚ずつめくり、山札を通すのは1回だけです。捨て札の一番上と一番下を使えます。片方がなくなると、その隣が代わります。1枚だけなら両方を兼ねます。
yield-rule-Y4 = キングは、使える状態か、捨て札の一番上か一番下なら、1枚で取れます。
yield-rule-Y5 = ほかの札は足して13になる相手と取ります：エース（1）とクイーン（12）、2とジャック（11）、3と10、4と9、5と8、6と7。組にできるのは、使える2枚、使える札と捨て札の一番上か一番下、捨て札の一番上と一番下、捨て札の一番上とそのすぐ下です。自分の上に重なっている札とは組にできません。
yield-rule-Y6 = 取った札は1枚1点です。52枚すべてを取れば勝ちです。動かせる手がなくなると負けです。
yield-rule-Y7 = 山札以外のすべての札が見えます。
yield-scoring = 取った札1枚につき1点。52点で勝ち。
yield-tip-1 = 難しいのは、1～2枚しか使えないピラミッドの先端です。まずそこを開けましょう。
yield-tip-2 = 先端が開いたら、ピラミッドより捨て札から取るほうがよいこともあります。ピラミッドには待てる札が多く、捨て札には少ないからです。
yield-tip-3 = 組を取る前に、同じ数字のほかの札がどこにあるかを見ましょう。使おうとしている相手を別の札が必要としているかもしれません。
