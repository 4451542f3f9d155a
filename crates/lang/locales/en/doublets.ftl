# Doublets: why a move is refused, what it did, what lies where, the rules page.

doublets-no-such-pile = there is no reserve pile { $pile }.
doublets-waste-empty = the waste is empty, so you cannot play from it.
doublets-king-stays = the { $card } stays where it is: a king freezes its reserve pile.
doublets-reserve-empty = reserve pile { $pile } is empty and stays empty.
doublets-stock-empty = the stock is empty, so there is no card to turn.
doublets-stock-not-empty = you can only redeal when the stock is empty.
doublets-nothing-to-redeal = the waste is empty, so there is nothing to redeal.
doublets-no-redeals-left = you have used all your redeals.

doublets-redealt = You redeal: the waste becomes the stock again ({ $count }).
doublets-played-waste = The { $card } goes from the waste to the foundation.
doublets-played-reserve = The { $card } goes to the foundation; reserve pile { $pile } stays empty.
doublets-played-reserve-filled-from-waste = The { $card } goes to the foundation; the { $with } from the waste fills reserve pile { $pile }.
doublets-played-reserve-filled-from-stock = The { $card } goes to the foundation; the { $with } from the stock fills reserve pile { $pile }.

doublets-move-redeal = redeal, putting the waste back as the stock
doublets-move-waste = play the { $card } from the waste to the foundation
doublets-move-reserve = play the { $card } from reserve pile { $pile } to the foundation

doublets-board-reserve = Reserve pile { $number }: { $cards }.
doublets-board-redeals = { $count ->
    [0] No redeals left.
    [one] 1 redeal left.
   *[other] { $count } redeals left.
}

doublets-terminal-keys = [Space] turn a card [1-7 w] play [u] undo [H] hint [W] way to win [?] keys [q] menu

doublets-title = Doublets
doublets-blurb = Double the rank card by card, and keep the kings out.
doublets-author = by Rosanna Yuen, written for AisleRiot in 1998
doublets-goal = Move 48 cards to the single foundation, doubling the rank each time. Only the four kings stay behind.
doublets-deal = Seven cards form the reserve and one starts the foundation. The other 44 cards are the stock.
doublets-rule-D1 = The stock is on the left, with the waste to its right. Seven reserve piles form an arch: piles 1, 2 and 3 across the top, 4 and 5 at its sides, 6 and 7 at its feet. The foundation stands between the feet.
doublets-rule-D2 = Deal one card face up to each reserve pile, from pile 1 to pile 7, then one to the foundation. A king that turns up goes straight to the bottom of the deck, and the next card takes its place. The 44 remaining cards are the stock.
doublets-rule-D3 = The foundation takes a card of twice the rank of its top card. An ace counts 1, a jack 11 and a queen 12; if the double is more than 13, subtract 13. So the order is ace, 2, 4, 8, 3, 6, queen, jack, 9, 5, 10, 7, then ace again. Suits do not matter. You may play the top card of the waste or a card of the reserve.
doublets-rule-D4 = A reserve pile holds one card. When you play it, the top card of the waste takes its place at once. If the waste is empty, the top card of the stock does; if both are empty, the place stays empty. You have no choice in this. A king that lands in the reserve blocks its pile for the rest of the game.
doublets-rule-D5 = You turn cards from the stock to the waste one at a time, whenever you like. Nothing is turned for you.
doublets-rule-D6 = When the stock is empty, you may redeal: the waste becomes the stock again, in the same order. You have two redeals, so you go through the stock three times at most.
doublets-rule-D7 = Each card on the foundation is worth a point, including the first one. You win with 48 points. Kings can never be played, so the 52 points that one old text names cannot be reached. You lose when you have no legal move left.
doublets-rule-D8 = You know every card that has been face up: the whole stock after one pass and, from the start, the kings that went to the bottom in the deal.
doublets-scoring = One point for each card on the foundation. 48 points win.
doublets-tip-1 = Keep kings out of the reserve: each one blocks a pile for good. Look at the top card of the waste before you play a reserve card.
doublets-tip-2 = From the second pass on, you know what is coming. Count ahead to the cards you need.
