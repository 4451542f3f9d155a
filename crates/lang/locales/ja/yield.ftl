# Yield: why a move is refused, what it did, what lies where.

yield-no-such-place = ピラミッドの{ $row }段目に{ $column }番目はありません。
yield-already-removed = { $row }段目{ $column }番目の札はもうありません。
yield-covered = { $card }の上に{ $by }があります。
yield-stock-empty = 山札がなく、捨て札を山札に戻すこともできません。
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
