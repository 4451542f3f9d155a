# Doublets: why a move is refused, what it did, what lies where.

doublets-no-such-pile = リザーブ{ $pile }はありません。
doublets-waste-empty = 捨て札がないので、そこからは出せません。
doublets-king-stays = { $card }は動かせません。キングはリザーブの山をふさぎます。
doublets-reserve-empty = リザーブ{ $pile }は空で、もう補充されません。
doublets-stock-empty = 山札がないので、めくれません。
doublets-stock-not-empty = 捨て札を山札に戻せるのは、山札がなくなってからです。
doublets-nothing-to-redeal = 捨て札がないので、戻すものがありません。
doublets-no-redeals-left = 捨て札を山札に戻せる回数は使い切りました。

doublets-redealt = 捨て札を山札に戻しました（{ $count }）。
doublets-played-waste = { $card }を捨て札から組札に移しました。
doublets-played-reserve = { $card }を組札に移しました。リザーブ{ $pile }は空のままです。
doublets-played-reserve-filled-from-waste = { $card }を組札に移し、捨て札の{ $with }がリザーブ{ $pile }に入りました。
doublets-played-reserve-filled-from-stock = { $card }を組札に移し、山札の{ $with }がリザーブ{ $pile }に入りました。

doublets-move-redeal = 捨て札を山札に戻す
doublets-move-waste = { $card }を捨て札から組札に移す
doublets-move-reserve = { $card }をリザーブ{ $pile }から組札に移す

doublets-board-reserve = リザーブ{ $number }：{ $cards }。
doublets-board-redeals = { $count ->
    [0] もう捨て札を山札に戻せません。
   *[other] 捨て札を山札にあと{ $count }回戻せます。
}

doublets-terminal-keys = [Space] めくる [1-7 w] 出す [u] 戻す [H] ヒント [W] 勝ち筋 [?] キー [q] メニュー

doublets-title = Doublets
doublets-blurb = 1枚ごとに数字を2倍に。キングは締め出そう。
