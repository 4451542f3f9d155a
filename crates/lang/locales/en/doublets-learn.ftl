# Doublets: the rules page, and the lessons, each with a title, a sentence for each step, and one for the end; last, the pictures of the rules page.
# A front end says itself how a move is made.

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

lesson-doublets-first = Your first game
lesson-doublets-first-1 = The card in the middle of the bottom row is the foundation. Each card on it counts twice the card before, and suits do not matter. After the 4 comes an 8: play the 8 of hearts from the reserve around it.
lesson-doublets-first-2 = The stock has filled the empty place at once. Twice 8 is 16. When the number is higher than 13, take 13 away: that leaves 3. Play the 3 of diamonds.
lesson-doublets-first-3 = After a 3 comes a 6. Play the 6 of spades.
lesson-doublets-first-4 = Twice 6 is 12, and the queen counts 12. The reserve has none, so turn a card from the stock.
lesson-doublets-first-5 = A 4 does not help now. Turn another card.
lesson-doublets-first-6 = There is the queen of hearts. Play it from the waste to the foundation.
lesson-doublets-first-7 = Twice 12 is 24, less 13 is 11: the jack counts 11. Play the jack of clubs, and watch its place: now the waste has a card, so the waste fills it.
lesson-doublets-first-8 = After a jack comes a 9. Play either 9. The waste is empty, so the stock fills the place.
lesson-doublets-first-end = Bad luck: a king has filled the place. Kings can never be played, so that place is frozen. Have another card on the waste when you play from the reserve! You go through the stock three times, and 48 cards on the foundation win.

lesson-doublets-D1 = The table
lesson-doublets-D1-1 = The reserve is an arch of seven piles: 1, 2 and 3 on top, 4 and 5 below them, 6 and 7 beside the foundation. The foundation shows a 5. Play the 10 of diamonds from pile 6.
lesson-doublets-D1-2 = The waste has filled pile 6. The stock is the pile of face-down cards. Turn one card.
lesson-doublets-D1-end = That is the whole table: stock, waste, seven reserve piles and one foundation.

lesson-doublets-D2 = The deal
lesson-doublets-D2-1 = Seven cards went to the reserve and one to the foundation. Two kings came up, and went to the bottom of the deck at once. The foundation shows a 9: play a 5.
lesson-doublets-D2-2 = The 44 other cards are the stock. Turn one card.
lesson-doublets-D2-end = You know two cards of this stock already: the kings that were put back come last.

lesson-doublets-D3 = Doubling
lesson-doublets-D3-1 = The foundation shows a queen, which counts 12. Twice 12 is 24, less 13 is 11. Play the card that comes next.
lesson-doublets-D3-2 = The jack counts 11, and twice 11 is 22, less 13 is 9. Play the card that comes next.
lesson-doublets-D3-end = The whole round is ace, 2, 4, 8, 3, 6, queen, jack, 9, 5, 10, 7, and ace again. Suits never matter.

lesson-doublets-D4 = What fills a reserve pile
lesson-doublets-D4-1 = The king in pile 1 stays there for the rest of the game. A 5 comes next. Play it: the top of the waste fills its pile.
lesson-doublets-D4-2 = The 10 from the waste comes next. Play it: the waste is empty now, so the stock fills the pile.
lesson-doublets-D4-end = You do not choose what fills a pile. You only choose the moment.

lesson-doublets-D5 = The stock
lesson-doublets-D5-1 = You turn the cards of the stock one at a time. Turn one.
lesson-doublets-D5-2 = An 8 must come next, and this is a 5. Turn the last card.
lesson-doublets-D5-3 = Now the stock is empty. Play the 8 of clubs.
lesson-doublets-D5-end = When you play the top of the waste, no card is turned by itself. The card below it is now the top.

lesson-doublets-D6 = Going through the stock again
lesson-doublets-D6-1 = You can redeal only when the stock is empty. Turn the last card of the stock.
lesson-doublets-D6-2 = Now redeal: the waste becomes the stock again.
lesson-doublets-D6-3 = The order has not changed: the card that you turned first comes first again. Turn it.
lesson-doublets-D6-end = You may do this twice in a game, so you see each card of the stock three times. This was the last time here.

lesson-doublets-D7 = Winning
lesson-doublets-D7-1 = 46 cards are on the foundation, and each is a point. Play the queen.
lesson-doublets-D7-2 = Play the last card.
lesson-doublets-D7-end = 48 points: you have won. More is not possible, because the four kings can never be played. An older text of the rules says 52.

lesson-doublets-D8 = What you know
lesson-doublets-D8-1 = You have been through the stock once, so you know the order of all its cards. The foundation shows a jack: a 9 comes next, and it is the third card. Turn a card.
lesson-doublets-D8-2 = Turn the next one.
lesson-doublets-D8-3 = And the 9.
lesson-doublets-D8-4 = Play the 9 of diamonds.
lesson-doublets-D8-end = In the first pass the stock is hidden. After that you can plan with every card.

lesson-doublets-wanted-soon = Count the cards that go before
lesson-doublets-wanted-soon-1 = You could play the 6 of diamonds, but then the king on the waste would fill its pile for ever. Turn a card first.
lesson-doublets-wanted-soon-2 = Count: the 6 goes now, then a queen, then a jack. The jack of clubs is needed very soon, so it may fill the pile. Play the 6.
lesson-doublets-wanted-soon-3 = A queen comes next. Turn a card.
lesson-doublets-wanted-soon-4 = Play the queen of spades.
lesson-doublets-wanted-soon-end = The jack is ready in pile 2. Before you play from the reserve, count how many cards go before the one that fills the pile.

lesson-doublets-looks-on = Look before you play
lesson-doublets-looks-on-1 = The 8 of diamonds could go, but the king on the waste would freeze its pile. You lose nothing by turning another card: the waste comes round again. Turn a card.
lesson-doublets-looks-on-2 = Turn one more.
lesson-doublets-looks-on-end = In the first pass you mostly look. From the second pass on you know where everything is.

doublets-figure-table = The table: the stock, the waste beside it, the arch of seven reserve piles, and the foundation between its feet.
doublets-figure-order = The order on the foundation, whatever the suits. After the 7, an ace comes again.
doublets-figure-ten = A 7 goes on a 10: twice 10 is 20, and 20 less 13 is 7. A jack does not go on a 10.
