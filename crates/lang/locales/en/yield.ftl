# Yield: why a move is refused, what it did, what lies where, the rules page.

yield-no-such-place = the pyramid has no place { $column } in row { $row }.
yield-already-removed = the card at row { $row }, place { $column } has been removed already.
yield-covered = the { $by } lies over the { $card }.
yield-stock-empty = the stock is empty, and the waste never goes back.
yield-waste-empty = the waste is empty.
yield-no-bottom = the waste has one card at most: call it the top.
yield-no-second = the waste needs three cards to have a second one.
yield-not-king = the { $card } cannot go alone: only kings can.
yield-second-alone = the second card of the waste cannot go alone.
yield-same-place = a pair needs two different cards.
yield-second-without-top = the second card of the waste pairs only with the top.
yield-wrong-sum = { $first } and { $second } do not add up to { $wanted }.

yield-removed-king = The { $card } is removed ({ $place }).
yield-removed-pair = The { $card } ({ $place }) and the { $other } ({ $other_place }) are removed.

yield-place = row { $row }, place { $column }
yield-place-top = top of the waste
yield-place-second = second of the waste
yield-place-bottom = bottom of the waste

yield-move-king = remove the { $card } ({ $place })
yield-move-pair = remove the { $card } ({ $place }) and the { $other } ({ $other_place })

yield-board-row = Row { $row }: { $cards }.
yield-spot-gone = gone
yield-spot-covered = { $card } (covered)

yield-title = Yield
yield-blurb = Take a pyramid apart in pairs that make thirteen.
yield-author = by Rosanna Yuen, written for AisleRiot in 2001
yield-goal = Remove all 52 cards in pairs that add up to 13, and the kings by themselves.
yield-deal = 28 cards are dealt face up into a pyramid that stands on its point. The other 24 cards are the stock.
yield-rule-Y1 = The pyramid has seven rows, the widest at the top: 7, 6, 5, 4, 3, 2 and 1 cards, dealt row by row from left to right. Each card below the first row lies over two neighbours of the row above it. The 24 cards that remain are the stock.
yield-rule-Y2 = A card of the pyramid is exposed when no card lies over it any more. At first that is only the one at the point.
yield-rule-Y3 = You turn cards from the stock to the waste one by one, and you go through the stock only once. Both ends of the waste are open: you may use its top card and its bottom card, and when one goes, its neighbour takes its place. A card that lies there alone is both.
yield-rule-Y4 = A king is removed alone, when it is exposed or lies at the top or the bottom of the waste.
yield-rule-Y5 = Any other card goes together with one that makes 13 with it: ace and queen, 2 and jack, 3 and 10, 4 and 9, 5 and 8, 6 and 7. You may pair two exposed cards, an exposed card with the top or the bottom of the waste, the top with the bottom of the waste, and the top of the waste with the card right under it. A card never pairs with one that lies over it.
yield-rule-Y6 = Every removed card is a point, and removing all 52 wins. When you have no legal move left, the game is lost.
yield-rule-Y7 = All cards lie open but those still in the stock.
yield-scoring = One point for each removed card. 52 points win.
yield-tip-1 = The hard part is the end of the widest row: it lies deepest. Work towards it from the start.
yield-tip-2 = Once you can reach it, rather remove cards of the waste than of the pyramid: that brings new cards of the waste into play.
yield-tip-3 = Before you remove a pair, see where the other cards of both ranks lie. A card may need the very partner that you are about to spend.
