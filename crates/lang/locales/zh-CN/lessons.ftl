# The lessons: see the English file.

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
lesson-doublets-D6-1 = 牌堆空了才能收回废牌堆。翻牌堆的最后一张。
lesson-doublets-D6-2 = 现在把废牌堆放回牌堆。
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
lesson-yield-Y3-3 = 牌堆空了，废牌堆不会回去。用废牌堆的顶牌拿走梅花8。
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

lesson-lady-jane-first = 你的第一局
lesson-lady-jane-first-1 = 建四个基础牌堆，每种花色一个。这里发了一张 7，所以从 7 开始：这就是起始点数。把储备里的红桃8送到基础牌堆。
lesson-lady-jane-first-2 = 七列牌上红黑交替、由大到小。把黑桃9移到红桃10上。
lesson-lady-jane-first-3 = 把方块8移到黑桃9上。下面的牌翻开了。
lesson-lady-jane-first-4 = 顺序相连的牌可以一起移动。把 10、9、8 移到梅花J上。
lesson-lady-jane-first-5 = 第 1 列空了。只有 6 能放，因为它正好比起始点数小一点。移动梅花6。
lesson-lady-jane-first-6 = 起始点数的牌开始新的基础牌堆。把黑桃7送过去。
lesson-lady-jane-first-7 = 没有别的可做时就发牌：每个储备堆得一张。
lesson-lady-jane-first-end = 这样可以发两次，第三次是最后两张。每次发牌前尽量清空储备。52 张都到基础牌堆就赢。

lesson-lady-jane-L1 = 桌面
lesson-lady-jane-L1-1 = 牌堆和基础牌堆在上面，下面是七列，旁边或下面是七张储备。把第 4 列的黑桃7送到基础牌堆。
lesson-lady-jane-L1-2 = 把黑桃9从第 1 列移到第 2 列。
lesson-lady-jane-L1-end = 每列最上面的明牌都可以打。

lesson-lady-jane-L2 = 发牌
lesson-lady-jane-L2-1 = 第 1 列一张，第 2 列两张，直到第 7 列七张。每列只有最后一张是明牌。另有七张是储备，第一个基础牌堆的点数是起始点数。从牌堆发牌。
lesson-lady-jane-L2-end = 牌堆原有 16 张，现在有 9 张。

lesson-lady-jane-L3 = 基础牌堆
lesson-lady-jane-L3-1 = 起始点数是 7。基础牌堆同花色由小到大：红桃7之后是红桃8。送过去。
lesson-lady-jane-L3-2 = 起始点数的牌开始另一个基础牌堆。把黑桃7送过去。
lesson-lady-jane-L3-3 = 把黑桃8送过去。
lesson-lady-jane-L3-4 = 还有黑桃9。
lesson-lady-jane-L3-end = K 之后是 A，比起始点数小一点的牌是最后一张。有用时可以把顶牌拿回牌列。

lesson-lady-jane-L4 = 由大到小
lesson-lady-jane-L4-1 = 牌放在大一点、颜色不同的牌上。这里 7 是起始点数，上面不能放牌。把黑桃8移到方块9上。
lesson-lady-jane-L4-2 = 两张一起可以放到黑桃10上。把 9 连同 8 移过去。
lesson-lady-jane-L4-3 = 把三张移到红桃J上。
lesson-lady-jane-L4-end = 最下面一张放得上时，它上面的明牌一起移动。K 可以放在 A 上。

lesson-lady-jane-L5 = 空列
lesson-lady-jane-L5-1 = 第 1 列空着，只能放 6，即比起始点数小一点。先把黑桃5移到方块6上。
lesson-lady-jane-L5-2 = 现在把 6 连同 5 移到空列。
lesson-lady-jane-L5-end = 起始点数是 A 时，空列只能放 K。

lesson-lady-jane-L6 = 储备
lesson-lady-jane-L6-1 = 每个储备堆的顶牌都可以打。把红桃8送到基础牌堆。
lesson-lady-jane-L6-2 = 下面是红桃9。接着送过去。
lesson-lady-jane-L6-3 = 这一堆在下次发牌前都是空的。把储备的红桃J移到梅花Q上。
lesson-lady-jane-L6-end = 只有发牌才会往储备放牌。那里不能叠牌。

lesson-lady-jane-L7 = 最后一次发牌
lesson-lady-jane-L7-1 = 牌堆只剩两张。发出来。
lesson-lady-jane-L7-2 = 它们是备用牌，用法与储备相同。把红桃9送到基础牌堆。
lesson-lady-jane-L7-3 = 把方块9移到黑桃10上。
lesson-lady-jane-L7-end = 不能重新翻牌。16、9、2、没有：牌堆就这么多。

lesson-lady-jane-L8 = 获胜
lesson-lady-jane-L8-1 = 基础牌堆上有 50 张。把黑桃5送过去。
lesson-lady-jane-L8-2 = 还有最后一张。
lesson-lady-jane-L8-end = 52 分：你赢了。还能走但已经没有用时，可以随时认输。

lesson-lady-jane-L9 = 你知道什么
lesson-lady-jane-L9-1 = 你只看得见明牌。把黑桃9移到红桃10上。
lesson-lady-jane-L9-2 = 把方块8移到黑桃9上，看看下面是什么。
lesson-lady-jane-L9-end = 看过一次的牌，即使以后被盖住，也一直是已知的。

lesson-lady-jane-safe = 没有用处的牌
lesson-lady-jane-safe-1 = 列里的 9 只对另一种颜色的 8 有用。两张黑 8 都在基础牌堆，所以没有牌需要红桃9。送上去。
lesson-lady-jane-safe-2 = 起始点数的牌上也不能放牌。把方块7送上去。
lesson-lady-jane-safe-end = 这样的牌随时可以送上去。其他的牌留在列里可能更有用，先等等。

lesson-lady-jane-turns-up = 翻开最长的一列
lesson-lady-jane-turns-up-1 = 有两张红 8 能放到黑桃9上。一张在短列，一张在长列。越深的牌越难拿到：移动压住更多牌的那一张。
lesson-lady-jane-turns-up-end = 能翻开一张牌的一步会带来新情况。有几步可选时，选更长的列。

lesson-lady-jane-reserve = 发牌前清空储备
lesson-lady-jane-reserve-1 = 发牌会盖住储备。先打能打的：方块8到黑桃9上。
lesson-lady-jane-reserve-2 = 红色的 J 到梅花Q上。
lesson-lady-jane-reserve-3 = 红桃5到梅花6上。
lesson-lady-jane-reserve-4 = 梅花2到方块3上。
lesson-lady-jane-reserve-5 = 现在发牌。
lesson-lady-jane-reserve-end = 少盖住了四张牌。发牌会盖住储备里剩下的全部牌。

lesson-curse-first = 你的第一轮
lesson-curse-first-1 = 你是南家，先出。任意一张都可以作为第一张，叫起始牌。打出 3-5。
lesson-curse-first-2 = 北家用 5 接上 5，留下 6 为开口。可以长出四支，每个点数两支。把 3-6 接在空着的 3 上，再开一个 6。
lesson-curse-first-3 = 两个开口点数相同：这就是匹配，你再出一次。把 1-6 接在北家的 6 上。
lesson-curse-first-4 = 1 没有匹配，所以轮到了北家。把 1-5 接在空着的 5 上：留下第二个 1。
lesson-curse-first-5 = 匹配，继续。把 1-3 接在空着的 3 上：第三个 1。
lesson-curse-first-6 = 又是匹配。对子只能接一个点数，趁现在打出 1-1。
lesson-curse-first-7 = 又是匹配。能出就必须出：你的 2-6 能接 6。
lesson-curse-first-end = 2 没有匹配，轮到北家。抢先打完，北家每剩一张你得一分；最后一张形成匹配再加一分。11 分获胜。

lesson-curse-C1 = 骨牌
lesson-curse-C1-1 = 共有 28 张骨牌。你 11 张，北家 11 张，六张放在一边谁也看不到。打出任意一张。
lesson-curse-C1-end = 你只知道自己的骨牌和桌面。

lesson-curse-C2 = 谁先出
lesson-curse-C2-1 = 北家赢了这一轮。输家选择下一轮谁先出：让南家或北家先出。
lesson-curse-C2-end = 第一轮和僵局之后由硬币决定。先出往往更好：能先打掉一张。

lesson-curse-C3 = 起始牌
lesson-curse-C3-1 = 第一张牌单独放在中间，这一手就结束。打出 1-1。
lesson-curse-C3-end = 现在轮到北家。没有牌能与起始牌匹配。

lesson-curse-C4 = 四条分支
lesson-curse-C4-1 = 两个点数的起始牌每个点数有两边。对子的唯一点数有四边。打出 4-4。
lesson-curse-C4-2 = 北家开始了一支，还有三边可以接 4。用 0-4 开始另一支。
lesson-curse-C4-end = 分支只在外端开口。分支中的对子只对自己的点数开口一次。

lesson-curse-C5 = 接骨牌
lesson-curse-C5-1 = 相同的点数相接。把 2-6 接在开着的 6，或起始牌上空着的 2 边。
lesson-curse-C5-end = 位置由你选。没有别的要求。

lesson-curse-C6 = 出牌和过牌
lesson-curse-C6-1 = 有一个 6 开着，你有 2-6。必须打出。
lesson-curse-C6-2 = 现在没有牌能接 3、5 或 4。所以过牌。
lesson-curse-C6-end = 过牌会告诉对手你没有哪些点数。

lesson-curse-C7 = 匹配
lesson-curse-C7-1 = 5 和 2 开着。把 2-5 接在 2 上：就有两个 5 开着，形成匹配。
lesson-curse-C7-2 = 在其中一个上接对子，两个都还开着：又是匹配。打出 5-5。
lesson-curse-C7-3 = 把 1-5 接在空着的 1 边：第三个 5。
lesson-curse-C7-4 = 现在只有 0-5 能接。它的 0 没有匹配，所以这一手结束。
lesson-curse-C7-end = 不论匹配几支，只多得一次出牌。起始牌上没有接牌的一边不算。

lesson-curse-C8 = 一轮的结束
lesson-curse-C8-1 = 其他的 0 都已不在。把 0-2 接在 2 上，就只剩 0 开着。
lesson-curse-C8-2 = 北家过牌。你也不能出。
lesson-curse-C8-end = 连续两次过牌成僵局。有人打完最后一张，这一轮也结束。

lesson-curse-C9 = 得分
lesson-curse-C9-1 = 你的最后一张能接 2，它的 4 会与 4 匹配。接在第 2 支上。
lesson-curse-C9-end = 北家剩四张：4 分，最后一张的匹配再加 1 分。僵局谁也不得分。

lesson-curse-C10 = 比赛
lesson-curse-C10-1 = 你有 10 分。打出最后一张。
lesson-curse-C10-end = 你赢了比赛：不论打几轮，先得 11 分的一方获胜。

lesson-curse-C11 = 过牌说明什么
lesson-curse-C11-1 = 你看得见自己的骨牌、桌面和北家的张数。把 3-4 接在 3 上。
lesson-curse-C11-2 = 3、4、5 都开着时北家过牌，所以一张都没有。你有时间：打出 3-5。
lesson-curse-C11-end = 每次过牌都是证据。记住它，直到这一轮结束。

lesson-curse-chain = 一连串匹配
lesson-curse-chain-1 = 打第一张之前先数：你有三张能形成匹配，3-6 不能。从 2-3 开始，让两个 3 开着。
lesson-curse-chain-2 = 趁 3 开着打出对子 3-3。
lesson-curse-chain-3 = 把 0-3 接在空着的 0 边：第三个 3。
lesson-curse-chain-4 = 现在才打结束这一手的 3-6。
lesson-curse-chain-end = 一手打出四张。没有匹配的牌留到最后。

lesson-curse-passed-on = 留着对手过牌的点数
lesson-curse-passed-on-1 = 把 2-3 接在 2 上。
lesson-curse-passed-on-2 = 北家过牌，所以没有 2、3、4。4-5 会开出 5。改打 3-3：这样开着的点数北家都接不了。
lesson-curse-passed-on-end = 北家又只能过牌，轮到你。堵住其他开口，留着对手过牌的点数。

lesson-curse-few-answers = 应对很少
lesson-curse-few-answers-1 = 有两张能接 6：一张开出 4，另一张开出 3。七张 4 中你看得见五张，3 却只看得见几张。开出北家难以应对的点数。
lesson-curse-few-answers-end = 数一数桌面和手里某个点数的骨牌。每个点数有七张。

lesson-curse-doublet = 对子的诅咒
lesson-curse-doublet-1 = 2-2 和 2-3 都能接 2。2-3 有两种接法，对子只有一种。打出对子。
lesson-curse-doublet-end = 对子需要特定的点数，而对手可以堵住它。这就是游戏名字里的诅咒。只有手里有能为它开路的牌时才留着对子。

lesson-curse-keeps-going = 留着能接着打的牌
lesson-curse-keeps-going-1 = 1-4 和 1-6 都能接 1。你另有三张 4，没有别的 6。开出你能接着打的点数。
lesson-curse-keeps-going-end = 再轮到你时，有三张能接那个开口。总能出牌的人不用过牌。

lesson-curse-block = 落后时造成僵局
lesson-curse-block-1 = 北家剩两张，你有五张：你在输。别的 5 都已不在。把 2-5 接在 2 上，就只剩 5 开着。
lesson-curse-block-2 = 北家过牌。你也过牌。
lesson-curse-block-end = 僵局：谁也不得分。打得不顺的一轮快结束时，僵局能保住分数。防守和进攻同样重要。

# 规则页的图。

doublets-figure-table = 牌桌：牌堆、旁边的废牌堆、七个储备堆组成的拱，以及拱脚之间的基础牌堆。
doublets-figure-order = 基础牌堆的顺序，花色无关。7 之后又是 A。
doublets-figure-ten = 10 上可以放 7：10 的两倍是 20，20 减 13 等于 7。10 上不能放 J。
yield-figure-table = 牌桌：尖端朝下的金字塔、牌堆和旁边的废牌堆。
yield-figure-exposed = 没有被别的牌压住的牌是露出的。有标记的两张都露出，合起来是 13，可以一起移除。
yield-figure-pairs = 合起来是 13 的对，以及可以单独移除的 K。
lady-jane-figure-table = 牌桌：上面是牌堆和四个基础牌堆，下面是七列牌，另有七张储备牌。
lady-jane-figure-foundation = 起始点数是 10 的基础牌堆。A 接在 K 之后，9 排在最后。
lady-jane-figure-tableau = 黑 7 上可以放红 6，不能放黑 6。
curse-figure-table = 一局进行中的牌桌：分支从起始牌长出，你的骨牌在你面前，对方的骨牌和放在一边的六张都背面朝上。
curse-figure-turn-0 = 一手连出四张。南手里有 3-4、4-4、4-5 和 0-2。三支分别开口 4、5、0，起始牌还有一个 3 空着。
curse-figure-turn-1 = 先把 3-4 接在空着的 3 上。它的 4 与开口 4 的分支匹配，南再出一次。
curse-figure-turn-2 = 再把 4-4 接在一个 4 上，与另一个 4 匹配。南再出一次。
curse-figure-turn-3 = 然后把 4-5 接在 4-4 上。它的 5 与开口 5 的分支匹配。南再出一次。
curse-figure-turn-4 = 最后把 0-2 接在 0 上。没有别的分支开口 2，这一手结束。如果先出 0-2，这一手会马上结束。
