# Cards, tiles and those who play with them.

rank = { $rank ->
    [1] エース
    [11] ジャック
    [12] クイーン
    [13] キング
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
    [1] エース
    [11] ジャック
    [12] クイーン
    [13] キング
   *[other] { $rank }
}

suit-clubs = クラブ
suit-diamonds = ダイヤ
suit-hearts = ハート
suit-spades = スペード

card = { $suit }の{ $rank }
card-unknown = 見えない札
cards-unknown = 見えない札{ $count }枚

tile = { $low }-{ $high }
tile-unknown = 見えない牌

seat-player = あなた
seat-south = 南
seat-north = 北

list-between = 、
pile-empty = 空
pile-top = { $count }、一番上は{ $card }
pile-open = { $count }、下から順に{ $cards }
reserve-pile = リザーブ{ $number }

tiles-count = { $count ->
    [0] 牌なし
   *[other] 見えない牌{ $count }枚
}
