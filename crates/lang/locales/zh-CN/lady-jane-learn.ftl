# Lady Jane: the rules and the lessons. See the English file.

lady-jane-author = 作者 Rosanna Yuen，1999 年为 AisleRiot 而作
lady-jane-goal = 把 52 张牌全部移到四个基础牌堆，每堆一种花色，由小到大。
lady-jane-deal = 28 张牌发到七列，七张发到储备，一张发到第一个基础牌堆。最后 16 张是牌堆。
lady-jane-rule-L1 = 牌堆在左上，四个基础牌堆在右上。七列牌在它们下面，七个储备堆在右边。
lady-jane-rule-L2 = 牌列一行一行地发，所以第 1 列有一张，第 2 列有两张，直到第 7 列有七张。每列只有最后一张是明牌。然后从左到右给每个储备堆发一张明牌，再给第一个基础牌堆发一张：它的点数就是起始点数。剩下的 16 张是牌堆。
lady-jane-rule-L3 = 基础牌堆从起始点数开始，同花色由小到大；除非起始点数是 A，否则 A 接在 K 之后。你可以把基础牌堆的顶牌拿回牌列，哪怕只是一张起始牌，但绝不能移到另一个基础牌堆。
lady-jane-rule-L4 = 牌列上红黑交替、由大到小；K 可以放在 A 上，但起始点数的牌上不能放牌。如果一张明牌放得上，就可以连同它上面的牌一起移动。暗牌成为最上面一张时自动翻开。
lady-jane-rule-L5 = 空列只能放比起始点数小一点的牌，单张或连同上面的牌。起始点数是 A 时就是 K。
lady-jane-rule-L6 = 每个储备堆的顶牌可以打到基础牌堆或牌列。储备上不能叠牌；只有从牌堆发牌才会往那里放牌。
lady-jane-rule-L7 = 从牌堆发牌时，从左到右给每个储备堆放一张明牌。这样可以发两次。第三次翻开最后两张作为备用牌，用法与储备牌相同。不能重新翻牌。
lady-jane-rule-L8 = 基础牌堆上的每张牌得一分。52 张都到齐就赢。没有可走的牌时就输。如果还能走但已经没有用，可以随时认输。
lady-jane-rule-L9 = 明牌和曾经翻开的牌你都知道。暗牌和牌堆看不到。
lady-jane-scoring = 基础牌堆上每张牌一分。52 分获胜。
lady-jane-tip-1 = 压在下面的牌很难拿到，所以先看看长列里有哪些你需要的牌。
lady-jane-tip-2 = 尽量清空储备：每次发牌都会盖住剩下的牌。

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

lady-jane-figure-table = 牌桌：上面是牌堆和四个基础牌堆，下面是七列牌，另有七张储备牌。
lady-jane-figure-foundation = 起始点数是 10 的基础牌堆。A 接在 K 之后，9 排在最后。
lady-jane-figure-tableau = 黑 7 上可以放红 6，不能放黑 6。
