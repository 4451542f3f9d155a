# Cards, tiles and those who play with them.

rank = { $rank ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
}

# In the corner of a card: one character, or two.
rank-index = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}

a-rank = { $rank ->
    [1] an ace
    [8] an 8
    [11] a jack
    [12] a queen
    [13] a king
   *[other] a { $rank }
}

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

card = { $rank } of { $suit }
card-unknown = unknown card
cards-unknown = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
}

tile = { $low }-{ $high }
tile-unknown = unknown tile

seat-player = You
seat-south = South
seat-north = North

list-between = ,{" "}
pile-empty = empty
pile-top = { $count }, the { $card } on top
pile-open = { $count }, from bottom to top: { $cards }
reserve-pile = reserve pile { $number }

tiles-count = { $count ->
    [0] no tiles
    [one] 1 unknown tile
   *[other] { $count } unknown tiles
}
