# Doublets: why a move is refused, what it did, what lies where.

doublets-no-such-pile = 没有储备堆 { $pile }。
doublets-waste-empty = 废牌堆是空的，不能从那里出牌。
doublets-king-stays = { $card }不能动：K 会封住它所在的储备堆。
doublets-reserve-empty = 储备堆 { $pile } 是空的，不会再补牌。
doublets-stock-empty = 牌堆空了，没有牌可翻。
doublets-stock-not-empty = 牌堆空了才能重新翻牌。
doublets-nothing-to-redeal = 废牌堆是空的，没有牌可以重新翻。
doublets-no-redeals-left = 重新翻牌的次数已经用完。

doublets-redealt = 你重新翻牌：废牌堆又成为牌堆（{ $count }）。
doublets-played-waste = { $card }从废牌堆移到基础牌堆。
doublets-played-reserve = { $card }移到基础牌堆；储备堆 { $pile } 保持为空。
doublets-played-reserve-filled-from-waste = { $card }移到基础牌堆；废牌堆的{ $with }补进储备堆 { $pile }。
doublets-played-reserve-filled-from-stock = { $card }移到基础牌堆；牌堆的{ $with }补进储备堆 { $pile }。

doublets-move-redeal = 重新翻牌，把废牌堆放回牌堆
doublets-move-waste = 把{ $card }从废牌堆移到基础牌堆
doublets-move-reserve = 把{ $card }从储备堆 { $pile } 移到基础牌堆

doublets-board-reserve = 储备堆 { $number }：{ $cards }。
doublets-board-redeals = { $count ->
    [0] 不能再重新翻牌。
   *[other] 还可以重新翻牌 { $count } 次。
}

doublets-terminal-keys = [空格] 翻牌 [1-7 w] 出牌 [u] 撤销 [H] 提示 [W] 路线 [?] 按键 [q] 菜单

doublets-title = Doublets
doublets-blurb = 一张一张把点数翻倍，把 K 挡在外面。
