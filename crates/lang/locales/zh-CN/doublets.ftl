# Doublets: why a move is refused, what it did, what lies where, the rules page.

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
doublets-author = 作者 Rosanna Yuen，1998 年为 AisleRiot 而作
doublets-goal = 把 48 张牌移到唯一的基础牌堆，每次点数翻倍。只剩下四张 K。
doublets-deal = 七张牌组成储备，一张作为基础牌堆的开始。其余 44 张是牌堆。
doublets-rule-D1 = 牌堆在左边，废牌堆在它右边。七个储备堆组成一个拱：1、2、3 在上，4、5 在两侧，6、7 在脚下。基础牌堆在两脚之间。
doublets-rule-D2 = 从储备堆 1 到 7 各发一张明牌，再给基础牌堆发一张。发到 K 时，它立刻放到整副牌的最下面，由下一张代替。剩下的 44 张是牌堆。
doublets-rule-D3 = 基础牌堆接受点数为顶牌两倍的牌。A 算 1，J 算 11，Q 算 12；两倍超过 13 时减去 13。所以顺序是 A、2、4、8、3、6、Q、J、9、5、10、7，然后又是 A。花色无关。可以打废牌堆的顶牌或储备里的牌。
doublets-rule-D4 = 每个储备堆只有一张牌。打出后，废牌堆的顶牌立刻补上。废牌堆空时由牌堆的顶牌补；两者都空时，位置空着。你没有选择。进入储备的 K 会一直堵住那个位置。
doublets-rule-D5 = 你可以随时把牌堆的牌一张一张翻到废牌堆。不会自动翻牌。
doublets-rule-D6 = 牌堆空了可以重新翻牌：废牌堆按原来的顺序又成为牌堆。可以重翻两次，所以牌堆最多走三遍。
doublets-rule-D7 = 基础牌堆上的每张牌得一分，包括第一张。得 48 分就赢。K 永远不能打出，所以旧文中的 52 分不可能达到。没有可走的牌时就输。
doublets-rule-D8 = 曾经翻开的牌你都知道：走过一遍后知道整个牌堆，而发牌时放到最下面的 K 从一开始就知道。
doublets-scoring = 基础牌堆上每张牌一分。48 分获胜。
doublets-tip-1 = 别让 K 进入储备：每张 K 都会永远堵住一堆。打储备牌之前先看看废牌堆的顶牌。
doublets-tip-2 = 从第二遍起你就知道后面是什么牌。提前数到你需要的牌。
