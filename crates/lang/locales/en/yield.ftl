# Yield: why a move is refused, what it did, what lies where, the rules page.

yield-no-such-place = row { $row } of the pyramid has no place { $column }.
yield-already-removed = the card at row { $row }, place { $column } is already gone.
yield-covered = the { $by } covers the { $card }.
yield-stock-empty = the stock is empty, and there is no redeal.
yield-waste-empty = the waste is empty.
yield-no-bottom = the waste has at most one card, so call it the top.
yield-no-second = the waste needs three cards to have a second one.
yield-not-king = the { $card } cannot go alone as kings do: it needs { $partner }.
yield-second-alone = the second card of the waste cannot go alone.
yield-same-place = a pair needs two different cards.
yield-second-without-top = the second card of the waste pairs only with the top card.
yield-wrong-sum = { $first } and { $second } do not add up to { $wanted }: { $first } needs { $partner }.
yield-king-alone = a king goes alone, not in a pair.

yield-removed-king = You remove the { $card } ({ $place }).
yield-removed-pair = You remove the { $card } ({ $place }) and the { $other } ({ $other_place }).

yield-place = row { $row }, place { $column }
yield-place-top = top of the waste
yield-place-second = second card of the waste
yield-place-bottom = bottom of the waste

yield-move-king = remove the { $card } ({ $place })
yield-move-pair = remove the { $card } ({ $place }) and the { $other } ({ $other_place })

yield-board-covered-row = Row { $row }, all covered: { $cards }.
yield-board-row = Row { $row }: { $cards }.
yield-spot-gone = gone
yield-spot-covered = { $card } (covered)

yield-terminal-keys = [Space] turn a card [letters] pair [u] undo [H] hint [W] way to win [?] keys [q] menu

yield-title = Yield
yield-blurb = Take the pyramid apart in pairs that make thirteen.
yield-author = by Rosanna Yuen, written for AisleRiot in 2001
yield-goal = Remove all 52 cards: kings alone, all others in pairs that make 13.
yield-deal = 28 cards are dealt face up as a pyramid that stands on its point. The other 24 cards are the stock.
yield-rule-Y1 = The pyramid has rows of 7, 6, 5, 4, 3, 2 and 1 cards, the widest at the top, dealt row by row from left to right. Each card below the top row lies over two neighbours of the row above it. The 24 remaining cards are the stock.
yield-rule-Y2 = A pyramid card is exposed when no other card lies over it. At first, only the card at the point is exposed.
yield-rule-Y3 = You turn cards from the stock to the waste one at a time, and you go through the stock only once. You may use the top card and the bottom card of the waste. When one of them goes, its neighbour takes its place. A card on its own is both.
yield-rule-Y4 = A king goes alone, when it is exposed or is the top or bottom card of the waste.
yield-rule-Y5 = Any other card goes with a partner that makes 13: ace (1) and queen (12), 2 and jack (11), 3 and 10, 4 and 9, 5 and 8, 6 and 7. You may pair two exposed cards, an exposed card with the top or bottom card of the waste, the top card of the waste with the bottom one, and the top card of the waste with the card right under it. A card never pairs with one that lies over it.
yield-rule-Y6 = Each removed card is worth a point. You win when all 52 are gone. You lose when you have no legal move left.
yield-rule-Y7 = You see every card except those still in the stock.
yield-scoring = One point for each removed card. 52 points win.
yield-tip-1 = The hard part is the point of the pyramid, where only a card or two are exposed. Open it up first.
yield-tip-2 = Once the point is gone, it is sometimes better to remove cards from the waste than from the pyramid: the pyramid has many open cards that can wait, the waste only a few.
yield-tip-3 = Before you remove a pair, check where the other cards of both ranks are. Another card may need the very partner you are about to use.
