# Yield: the rules and the lessons. See the English file.

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

lesson-yield-first = 你的第一局
lesson-yield-first-1 = 拿走全部牌。没有被别的牌压住的金字塔牌可以用。开始时只有最下面一张。它是 K，K 可以单独拿：拿走黑桃K。
lesson-yield-first-2 = 现在露出两张。其他牌要两张凑成 13，8 和 5 正好。拿走方块8和梅花5。
lesson-yield-first-3 = 露出三张：Q（12）、3 和 9。没有两张凑成 13。从牌堆翻一张。
lesson-yield-first-4 = A 算 1，1 和 12 是 13。把红桃Q和 A 一起拿走。
lesson-yield-first-5 = 再翻一张。
lesson-yield-first-6 = 10 需要 3。把黑桃3和 10 一起拿走。
lesson-yield-first-7 = 再翻一张。
lesson-yield-first-8 = 7 需要 6。再翻一张。
lesson-yield-first-9 = 6 来了。废牌堆的顶牌和底牌都能用，这里正好是一对。拿走它们。
lesson-yield-first-end = 你已经知道全部要点。牌堆只走一遍，所以找能打开最多牌的一对。

lesson-yield-Y1 = 金字塔
lesson-yield-Y1-1 = 28 张牌排成七行，第一行七张，最后一行一张。每张牌压住上一行的两张。用废牌堆的 4 拿走最后一张，红桃9。
lesson-yield-Y1-2 = 其余 24 张是牌堆。翻一张。
lesson-yield-Y1-end = 金字塔的牌从一开始就都看得见。只有牌堆看不到。

lesson-yield-Y2 = 露出的牌
lesson-yield-Y2-1 = 7 和 6 是 13，但 10 压住了两张。用废牌堆的 3 拿走方块10。
lesson-yield-Y2-2 = 现在没有牌压住 7 和 6。拿走它们。
lesson-yield-Y2-3 = 现在露出三张。拿走凑成 13 的两张。
lesson-yield-Y2-end = 压住一张牌的两张都拿走后，它就露出。在边上只有一张。

lesson-yield-Y3 = 废牌堆
lesson-yield-Y3-1 = 废牌堆有两张能用：顶牌，以及最先翻的底牌。用废牌堆的底牌拿走梅花2。
lesson-yield-Y3-2 = 翻牌堆的最后一张。
lesson-yield-Y3-3 = 牌堆空了，不能重新翻牌。用废牌堆的顶牌拿走梅花8。
lesson-yield-Y3-4 = 拿走最后两张。
lesson-yield-Y3-end = 拿走废牌堆的顶牌或底牌后，相邻的一张接替。

lesson-yield-Y4 = K
lesson-yield-Y4-1 = K 算 13，所以单独拿走。拿走红桃K。
lesson-yield-Y4-2 = 又露出一张 K。拿走梅花K。
lesson-yield-Y4-3 = 废牌堆底的 K 也能拿走。拿走它。
lesson-yield-Y4-end = K 只会碍事，能拿就尽快拿。

lesson-yield-Y5 = 配对
lesson-yield-Y5-1 = A 算 1，J 算 11，Q 算 12。用废牌堆的底牌拿走方块4。
lesson-yield-Y5-2 = 废牌堆的顶牌也可以和第二张配对。拿走 Q 和 A。
lesson-yield-Y5-3 = 翻一张。
lesson-yield-Y5-4 = 用废牌堆的顶牌拿走黑桃10。
lesson-yield-Y5-end = 可以配对的有：两张露出的牌，露出的牌与废牌堆的顶牌或底牌，顶牌与底牌，顶牌与第二张。

lesson-yield-Y6 = 获胜
lesson-yield-Y6-1 = 每拿走一张得一分。拿走 5 和 8。
lesson-yield-Y6-2 = 翻最后一张。
lesson-yield-Y6-3 = 拿走 K。
lesson-yield-Y6-end = 52 分：你赢了。没有可走的牌时就输。

lesson-yield-Y7 = 你知道什么
lesson-yield-Y7-1 = 除了牌堆你都看得见。还缺两张：4 和 Q，它们是 9 和 A 的搭档。翻一张。
lesson-yield-Y7-2 = 用 4 拿走 9。
lesson-yield-Y7-3 = 最后一张只能是 Q。翻开它。
lesson-yield-Y7-4 = 用 Q 拿走 A。
lesson-yield-Y7-end = 数一数看过的牌，就知道还会来什么。

lesson-yield-can-wait = 可以等的一对
lesson-yield-can-wait-1 = 9 和 4 是一对，没有牌能压住它们：可以等。先看看来什么，翻一张。
lesson-yield-can-wait-2 = 又一张 9，下一张牌会盖住它。用这张 9 拿走 4；另一张 9 还有机会。
lesson-yield-can-wait-3 = 再翻一张。
lesson-yield-can-wait-4 = 2 和 J 是一对。拿走它们。
lesson-yield-can-wait-end = 金字塔里露出的一对不会跑掉。废牌堆上的牌会被下一张盖住。

lesson-yield-partners = 看看其他搭档
lesson-yield-partners-1 = 梅花8可以和废牌堆的 5 或红桃5配对。红桃5压住另一张 8。用碍事的那一张。
lesson-yield-partners-2 = 黑桃8露出了，它的搭档还在。用废牌堆的 5 拿走它。
lesson-yield-partners-end = 每个点数有四张搭档。用掉一张之前，看看哪张牌还需要它，哪张碍事。

lesson-yield-point = 先打开尖端
lesson-yield-point-1 = 尖端还在时金字塔动不了。用废牌堆底的 7 拿走 6。
lesson-yield-point-2 = 用 8 拿走 5。
lesson-yield-point-end = 窄的一端只露出一两张，是最难的部分。打开之后，有时从废牌堆拿更好。

yield-figure-table = 牌桌：尖端朝下的金字塔、牌堆和旁边的废牌堆。
yield-figure-exposed = 没有被别的牌压住的牌是露出的。有标记的两张都露出，合起来是 13，可以一起移除。
yield-figure-pairs = 合起来是 13 的对，以及可以单独移除的 K。
