# Yield: why a move is refused, what it did, what lies where.

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
