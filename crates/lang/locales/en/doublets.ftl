# Doublets: why a move is refused, what it did, what lies where, the rules page.

doublets-no-such-pile = there is no reserve pile { $pile }.
doublets-waste-empty = the waste is empty, so there is nothing to play from it.
doublets-reserve-empty = reserve pile { $pile } is empty and stays so.
doublets-stock-empty = the stock is empty, so there is no card to turn.
doublets-stock-not-empty = the waste goes back only when the stock has run out.
doublets-nothing-to-redeal = the waste is empty, so nothing can go back to the stock.
doublets-no-redeals-left = all redeals are used up.

doublets-redealt = The waste goes back to the stock: { $count }.
doublets-played-waste = The { $card } goes from the waste to the foundation.
doublets-played-reserve = The { $card } goes to the foundation; reserve pile { $pile } stays empty.
doublets-played-reserve-filled-from-waste = The { $card } goes to the foundation; reserve pile { $pile } is filled with the { $with } from the waste.
doublets-played-reserve-filled-from-stock = The { $card } goes to the foundation; reserve pile { $pile } is filled with the { $with } from the stock.

doublets-move-redeal = put the waste back to the stock
doublets-move-waste = play the { $card } from the waste to the foundation
doublets-move-reserve = play the { $card } from reserve pile { $pile } to the foundation

doublets-board-reserve = On { reserve-pile }: { $cards }.
doublets-board-redeals = { $count ->
    [0] No redeal is left.
    [one] 1 redeal is left.
   *[other] { $count } redeals are left.
}

doublets-title = Doublets
doublets-blurb = Double the rank from card to card; keep the kings away.
doublets-author = by Rosanna Yuen, written for AisleRiot in 1998
doublets-goal = Bring 48 cards to the single foundation, doubling the rank from card to card. Only the four kings stay behind.
doublets-deal = Seven cards go to the reserve and one starts the foundation. The other 44 cards are the stock.
doublets-rule-D1 = The stock is at the top left with the waste beside it. Seven reserve piles form an arch on the right: piles 1, 2 and 3 across the top, 4 and 5 at its sides, 6 and 7 at its feet. The foundation stands between the feet.
doublets-rule-D2 = Each reserve pile gets one card face up, from pile 1 to pile 7, and then the foundation gets one. Should a king turn up meanwhile, it goes straight to the bottom of the deck and the next card takes its place. The 44 cards that remain are the stock.
doublets-rule-D3 = The foundation takes a card of twice the rank of its top card. If that is more than 13, take 13 away: the order is ace, 2, 4, 8, 3, 6, queen, jack, 9, 5, 10, 7 and then ace again. Suits do not matter. The card may be the top of the waste or one of the reserve.
doublets-rule-D4 = A reserve pile is a single card. As soon as you play it, the top card of the waste takes its place; if there is no waste, the top card of the stock does; if there is neither, the place stays empty. You have no choice in this. A king that lands in the reserve blocks its pile until the end.
doublets-rule-D5 = You turn cards from the stock to the waste one by one, whenever you like. Nothing is turned for you.
doublets-rule-D6 = When the stock has run out, you may put the waste back to be the stock again, in the same order. You may do so twice, which makes three passes in all.
doublets-rule-D7 = Every card on the foundation is a point, the first one too. With 48 points you have won, because kings can never be played. When you have no legal move left, the game is lost.
doublets-rule-D8 = You know each card that has been face up: after one pass that is the whole stock, and from the start the kings that went to the bottom in the deal.
doublets-scoring = One point for each card on the foundation. 48 points win.
doublets-tip-1 = Keep the kings out of the reserve: each one there costs you a pile for good. Look at the top of the waste before you play a reserve card.
doublets-tip-2 = From the second pass on you know what is coming. Count ahead to the cards that you need.
