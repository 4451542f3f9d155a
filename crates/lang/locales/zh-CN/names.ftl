# Cards, tiles and those who play with them.

rank = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}

rank-index = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}

a-rank = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}

suit-clubs = 梅花
suit-diamonds = 方块
suit-hearts = 红桃
suit-spades = 黑桃

card = { $suit }{ $rank }
card-unknown = 未知的牌
cards-unknown = { $count } 张未知的牌

tile = { $low }-{ $high }
tile-unknown = 未知的骨牌

seat-player = 你
seat-south = 南家
seat-north = 北家

list-between = 、
pile-empty = 空
pile-top = { $count }，最上面是{ $card }
pile-open = { $count }，从下到上：{ $cards }
reserve-pile = 储备堆 { $number }

tiles-count = { $count ->
    [0] 没有骨牌
   *[other] { $count } 张未知的骨牌
}
