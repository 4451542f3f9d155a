# Doublets: the rules and the lessons. See the English file.

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

lesson-doublets-first = 你的第一局
lesson-doublets-first-1 = 最下一行中间的牌是基础牌堆。每张牌的点数是前一张的两倍，花色无关。4 之后是 8：把周围储备里的红桃8打出来。
lesson-doublets-first-2 = 牌堆立刻补上了空位。8 的两倍是 16，超过 13 时减去 13，得 3。打出方块3。
lesson-doublets-first-3 = 3 之后是 6。打出黑桃6。
lesson-doublets-first-4 = 6 的两倍是 12，Q 算 12。储备里没有，所以从牌堆翻一张。
lesson-doublets-first-5 = 4 现在没有用。再翻一张。
lesson-doublets-first-6 = 红桃Q来了。把它从废牌堆移到基础牌堆。
lesson-doublets-first-7 = 12 的两倍是 24，减 13 得 11：J 算 11。打出梅花J，看看它的位置：现在废牌堆有牌，所以由废牌堆补上。
lesson-doublets-first-8 = J 之后是 9。打出任意一张 9。废牌堆空了，所以由牌堆补上。
lesson-doublets-first-end = 运气不好：补上的是 K。K 永远不能打出，所以那个位置被堵住了。从储备出牌时，让废牌堆上有别的牌！牌堆可以走三遍，基础牌堆上有 48 张牌就赢。

lesson-doublets-D1 = 桌面
lesson-doublets-D1-1 = 储备是七堆组成的拱：1、2、3 在上，4、5 在下面，6、7 在基础牌堆两旁。基础牌堆是 5。从第 6 堆打出方块10。
lesson-doublets-D1-2 = 废牌堆补上了第 6 堆。面朝下的一堆是牌堆。翻一张。
lesson-doublets-D1-end = 桌面就是这些：牌堆、废牌堆、七个储备堆和一个基础牌堆。

lesson-doublets-D2 = 发牌
lesson-doublets-D2-1 = 七张牌发到储备，一张发到基础牌堆。出现的两张 K 立刻放到了最下面。基础牌堆是 9：打出一张 5。
lesson-doublets-D2-2 = 其余 44 张是牌堆。翻一张。
lesson-doublets-D2-end = 这个牌堆里你已经知道两张：放回去的 K 最后出现。

lesson-doublets-D3 = 翻倍
lesson-doublets-D3-1 = 基础牌堆是 Q，算 12。12 的两倍是 24，减 13 得 11。打出下一张。
lesson-doublets-D3-2 = J 算 11，11 的两倍是 22，减 13 得 9。打出下一张。
lesson-doublets-D3-end = 一圈是 A、2、4、8、3、6、Q、J、9、5、10、7，然后又是 A。花色永远无关。

lesson-doublets-D4 = 什么补进储备
lesson-doublets-D4-1 = 第 1 堆的 K 会一直留在那里。下一张是 5。打出它：废牌堆的顶牌补进它的位置。
lesson-doublets-D4-2 = 下一张是来自废牌堆的 10。打出它：废牌堆空了，所以由牌堆补上。
lesson-doublets-D4-end = 补什么由不得你选。你只能选时机。

lesson-doublets-D5 = 牌堆
lesson-doublets-D5-1 = 牌堆一张一张地翻。翻一张。
lesson-doublets-D5-2 = 需要 8，这张是 5。翻最后一张。
lesson-doublets-D5-3 = 牌堆空了。打出梅花8。
lesson-doublets-D5-end = 打出废牌堆的顶牌后不会自动翻牌。它下面的一张成为顶牌。

lesson-doublets-D6 = 再走一遍牌堆
lesson-doublets-D6-1 = 牌堆空了才能重新翻牌。翻牌堆的最后一张。
lesson-doublets-D6-2 = 现在重新翻牌，把废牌堆放回牌堆。
lesson-doublets-D6-3 = 顺序没有变：最先翻的牌又最先出现。翻开它。
lesson-doublets-D6-end = 一局可以这样做两次，所以牌堆的每张牌能看到三次。这里是最后一次。

lesson-doublets-D7 = 获胜
lesson-doublets-D7-1 = 基础牌堆上有 46 张，每张一分。打出 Q。
lesson-doublets-D7-2 = 打出最后一张。
lesson-doublets-D7-end = 48 分：你赢了。四张 K 永远不能打出，所以不能更多。旧的规则写的是 52。

lesson-doublets-D8 = 你知道什么
lesson-doublets-D8-1 = 你走过一遍牌堆，所以知道全部顺序。基础牌堆是 J：下一张要 9，它是第三张。翻一张。
lesson-doublets-D8-2 = 翻下一张。
lesson-doublets-D8-3 = 然后是 9。
lesson-doublets-D8-4 = 打出方块9。
lesson-doublets-D8-end = 第一遍看不到牌堆。之后每张牌都可以计划。

lesson-doublets-wanted-soon = 数一数前面要走的牌
lesson-doublets-wanted-soon-1 = 你可以打方块6，但废牌堆上的 K 会永远占住它的位置。先翻一张。
lesson-doublets-wanted-soon-2 = 数一数：现在是 6，然后 Q，然后 J。梅花J很快用得上，所以可以让它补进去。打出 6。
lesson-doublets-wanted-soon-3 = 下一张要 Q。翻一张。
lesson-doublets-wanted-soon-4 = 打出黑桃Q。
lesson-doublets-wanted-soon-end = J 已经在第 2 堆准备好了。从储备出牌之前，数一数补进来的那张牌之前还要走几张。

lesson-doublets-looks-on = 先看再打
lesson-doublets-looks-on-1 = 方块8可以打，但废牌堆上的 K 会堵住它的位置。继续翻没有损失：废牌堆还会再来。翻一张。
lesson-doublets-looks-on-2 = 再翻一张。
lesson-doublets-looks-on-end = 第一遍主要是看。从第二遍起你就知道每张牌在哪里。

doublets-figure-table = 牌桌：牌堆、旁边的废牌堆、七个储备堆组成的拱，以及拱脚之间的基础牌堆。
doublets-figure-order = 基础牌堆的顺序，花色无关。7 之后又是 A。
doublets-figure-ten = 10 上可以放 7：10 的两倍是 20，20 减 13 等于 7。10 上不能放 J。
