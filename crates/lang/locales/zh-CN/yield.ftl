# Yield: why a move is refused, what it did, what lies where, the rules page.

yield-no-such-place = 金字塔第 { $row } 行没有位置 { $column }。
yield-already-removed = 第 { $row } 行位置 { $column } 的牌已经拿走。
yield-covered = { $by }盖住了{ $card }。
yield-stock-empty = 牌堆空了，不能重新翻牌。
yield-waste-empty = 废牌堆是空的。
yield-no-bottom = 废牌堆最多只有一张牌，请叫它顶牌。
yield-no-second = 废牌堆要有三张牌才有第二张。
yield-not-king = { $card }不能像 K 那样单独拿走：它需要{ $partner }。
yield-second-alone = 废牌堆的第二张不能单独拿走。
yield-same-place = 一对需要两张不同的牌。
yield-second-without-top = 废牌堆的第二张只能和顶牌配对。
yield-wrong-sum = { $first } 和 { $second } 加起来不是 { $wanted }：{ $first } 需要 { $partner }。
yield-king-alone = K 单独拿走，不配对。

yield-removed-king = 你拿走{ $card }（{ $place }）。
yield-removed-pair = 你拿走{ $card }（{ $place }）和{ $other }（{ $other_place }）。

yield-place = 第 { $row } 行位置 { $column }
yield-place-top = 废牌堆顶牌
yield-place-second = 废牌堆第二张
yield-place-bottom = 废牌堆底牌

yield-move-king = 拿走{ $card }（{ $place }）
yield-move-pair = 拿走{ $card }（{ $place }）和{ $other }（{ $other_place }）

yield-board-covered-row = 第 { $row } 行，全部被盖住：{ $cards }。
yield-board-row = 第 { $row } 行：{ $cards }。
yield-spot-gone = 已拿走
yield-spot-covered = { $card }（被盖住）

yield-terminal-keys = [空格] 翻牌 [字母] 配对 [u] 撤销 [H] 提示 [W] 路线 [?] 按键 [q] 菜单

yield-title = Yield
yield-blurb = 两张凑成十三，拆掉金字塔。
yield-author = 作者 Rosanna Yuen，2001 年为 AisleRiot 而作
yield-goal = 拿走全部 52 张牌：K 单独拿，其他的两张凑成 13。
yield-deal = 28 张明牌排成倒立的金字塔。其余 24 张是牌堆。
yield-rule-Y1 = 金字塔各行有 7、6、5、4、3、2、1 张牌，最宽的在上，一行一行从左到右发。最上一行以下的每张牌压住上一行相邻的两张。剩下的 24 张是牌堆。
yield-rule-Y2 = 没有被别的牌压住的金字塔牌是露出的。开始时只有尖端的一张露出。
yield-rule-Y3 = 你把牌堆的牌一张一张翻到废牌堆，牌堆只走一遍。可以用废牌堆的顶牌和底牌。其中一张拿走后，相邻的一张接替。只有一张时，它既是顶牌也是底牌。
yield-rule-Y4 = K 露出时，或是废牌堆的顶牌或底牌时，可以单独拿走。
yield-rule-Y5 = 其他牌要与凑成 13 的牌一起拿走：A（1）和 Q（12）、2 和 J（11）、3 和 10、4 和 9、5 和 8、6 和 7。可以配对的有：两张露出的牌，露出的牌与废牌堆的顶牌或底牌，废牌堆的顶牌与底牌，以及顶牌与紧挨在它下面的一张。一张牌不能与压住它的牌配对。
yield-rule-Y6 = 每拿走一张牌得一分。52 张都拿走就赢。没有可走的牌时就输。
yield-rule-Y7 = 除了还在牌堆里的牌，你都能看到。
yield-scoring = 每拿走一张牌一分。52 分获胜。
yield-tip-1 = 难的是金字塔的尖端，那里只露出一两张牌。先打开它。
yield-tip-2 = 尖端打开后，有时从废牌堆拿比从金字塔拿更好：金字塔有许多可以等的露出牌，废牌堆却很少。
yield-tip-3 = 拿走一对之前，看看这两个点数的其他牌在哪里。别的牌可能正需要你要用掉的那一张。
