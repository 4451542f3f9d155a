# Lady Jane: why a move is refused, what it did, what lies where.

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
