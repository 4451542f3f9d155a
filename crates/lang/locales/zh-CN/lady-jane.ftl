# Lady Jane: why a move is refused, what it did, what lies where, the rules page.

lady-jane-no-such-place = 没有{ $place }。
lady-jane-nothing-there = { $place }是空的。
lady-jane-foundation-to-foundation = { $card }不能移到另一个基础牌堆。
lady-jane-does-not-start = 基础牌堆从{ $rank }开始，不能从{ $card }开始。
lady-jane-not-a-group = 从{ $place }可以拿{ $most ->
    [1] 一张牌
   *[other]  1 到 { $most } 张牌
}，不能拿 { $cards }。
lady-jane-same-pile = 这些牌已经在{ $place }。
lady-jane-on-base = { $on }是起始点数的牌，上面不能放牌。
lady-jane-not-one-lower = { $on }上只能放另一种颜色的{ $wanted }。
lady-jane-same-colour = { $card }和{ $on }颜色相同。
lady-jane-not-for-empty-pile = 空列只能放{ $rank }，不能放{ $card }。
lady-jane-stock-empty = 牌堆空了，没有牌可发。
lady-jane-spare-not-dealt = 最后一次发牌之前没有备用牌。

lady-jane-dealt-reserve = 你给每个储备堆发一张牌：{ $cards }。
lady-jane-dealt-spares = 你翻开牌堆最后的牌作为备用牌：{ $cards }。
lady-jane-moved = { $card }{ $more ->
    [0] {""}
   *[other] 和上面的 { $more } 张牌
}从{ $from }移到{ $to }。
lady-jane-turned-up = { $card }翻开了。

lady-jane-spare = 备用牌 { $number }

lady-jane-move-deal = 从牌堆发牌
lady-jane-move-to-foundation = 把{ $card }从{ $from }移到它的基础牌堆
lady-jane-move = 把{ $card }{ $more ->
    [0] {""}
   *[other] 和上面的 { $more } 张牌
}从{ $from }移到{ $to }

lady-jane-board-base = 基础牌堆从{ $rank }开始。
lady-jane-board-place = { $place }：{ $cards }。
lady-jane-board-tableau = { $down } 张暗牌，然后是{ $cards }

lady-jane-terminal-keys = [空格] 发牌 [字母] 移动 [f] 收牌 [u] 撤销 [H] 提示 [W] 路线 [?] 按键 [q] 菜单

lady-jane-title = Lady Jane
lady-jane-blurb = 从每局不同的起始点数开始，收齐四种花色。
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
