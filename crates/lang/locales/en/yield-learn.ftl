# Yield: the rules page, and the lessons, each with a title, a sentence for each step, and one for the end; last, the pictures of the rules page.
# A front end says itself how a move is made.

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

lesson-yield-first = Your first game
lesson-yield-first-1 = Remove all cards. A card of the pyramid is exposed when no other card lies on it. At the start that is only the lowest card. It is a king, and kings go alone: remove the king of spades.
lesson-yield-first-2 = Now two cards are exposed. Other cards go in pairs that add up to 13, and 8 and 5 do. Remove the 8 of diamonds and the 5 of clubs.
lesson-yield-first-3 = Three cards are exposed: a queen (12), a 3 and a 9. No two of them add up to 13. Turn a card from the stock.
lesson-yield-first-4 = An ace counts 1, and 1 and 12 are 13. Remove the queen of hearts with the ace.
lesson-yield-first-5 = Turn another card.
lesson-yield-first-6 = A 10 needs a 3. Remove the 3 of spades with the 10.
lesson-yield-first-7 = Turn another card.
lesson-yield-first-8 = A 7 needs a 6. Turn one more card.
lesson-yield-first-9 = There is a 6. You can use the top and the bottom card of the waste, and here they make a pair. Remove them.
lesson-yield-first-end = You know all you need. You go through the stock only once, so look for the pairs that open the most cards.

lesson-yield-Y1 = The pyramid
lesson-yield-Y1-1 = 28 cards lie in seven rows, seven in the first and one in the last. Each card lies on two cards of the row above it. Remove the last card, the 9 of hearts, with the 4 on the waste.
lesson-yield-Y1-2 = The other 24 cards are the stock. Turn one.
lesson-yield-Y1-end = All cards of the pyramid lie open from the start. Only the stock is hidden.

lesson-yield-Y2 = Exposed cards
lesson-yield-Y2-1 = The 7 and the 6 add up to 13, but the 10 lies on both. Remove the 10 of diamonds with the 3 on the waste.
lesson-yield-Y2-2 = Now nothing lies on the 7 and the 6. Remove them.
lesson-yield-Y2-3 = Now three cards are exposed. Remove the two that add up to 13.
lesson-yield-Y2-end = A card becomes exposed when both cards that lie on it are gone. At the edge it is only one.

lesson-yield-Y3 = The waste
lesson-yield-Y3-1 = Two cards of the waste can be used: the top, and the bottom, which was turned first. Remove the 2 of clubs with the bottom of the waste.
lesson-yield-Y3-2 = Turn the last card of the stock.
lesson-yield-Y3-3 = The stock is empty, and there is no redeal. Remove the 8 of clubs with the top of the waste.
lesson-yield-Y3-4 = Remove the last two cards.
lesson-yield-Y3-end = When you remove the top or the bottom of the waste, the next card takes its place.

lesson-yield-Y4 = Kings
lesson-yield-Y4-1 = A king counts 13, so it goes alone. Remove the king of hearts.
lesson-yield-Y4-2 = That has exposed another king. Remove the king of clubs.
lesson-yield-Y4-3 = A king at the bottom of the waste can go, too. Remove it.
lesson-yield-Y4-end = Remove a king as soon as you can: it only lies in the way.

lesson-yield-Y5 = Pairs
lesson-yield-Y5-1 = Ace counts 1, jack 11, queen 12. Remove the 4 of diamonds with the card at the bottom of the waste.
lesson-yield-Y5-2 = The top of the waste can also go with the second card from the top. Remove the queen and the ace.
lesson-yield-Y5-3 = Turn a card.
lesson-yield-Y5-4 = Remove the 10 of spades with the top of the waste.
lesson-yield-Y5-end = Pairs: two exposed cards of the pyramid, one of them with the top or bottom of the waste, top with bottom, and top with second.

lesson-yield-Y6 = Winning
lesson-yield-Y6-1 = Each removed card is a point. Remove the 5 and the 8.
lesson-yield-Y6-2 = Turn the last card.
lesson-yield-Y6-3 = Remove the king.
lesson-yield-Y6-end = 52 points: you have won. The game is lost when no move is left.

lesson-yield-Y7 = What you know
lesson-yield-Y7-1 = You see every card except the stock. Two cards are missing: a 4 and a queen. They are the partners of the 9 and the ace. Turn a card.
lesson-yield-Y7-2 = Remove the 9 with the 4.
lesson-yield-Y7-3 = The last card can only be the queen. Turn it.
lesson-yield-Y7-4 = Remove the ace with the queen.
lesson-yield-Y7-end = Counting what you have seen tells you what is still to come.

lesson-yield-can-wait = A pair that can wait
lesson-yield-can-wait-1 = The 9 and the 4 make a pair, and nothing can cover them: they can wait. See first what comes, and turn a card.
lesson-yield-can-wait-2 = Another 9, and the next card would cover it. Remove the 4 with this 9; the other 9 keeps its chance.
lesson-yield-can-wait-3 = Turn another card.
lesson-yield-can-wait-4 = A 2 goes with the jack. Remove them.
lesson-yield-can-wait-end = An exposed pair of the pyramid does not run away. A card on the waste does: the next one covers it.

lesson-yield-partners = Look for the other partners
lesson-yield-partners-1 = The 8 of clubs can go with the 5 on the waste or with the 5 of hearts. The 5 of hearts lies on another 8. Use the one that lies in the way.
lesson-yield-partners-2 = The 8 of spades is exposed, and its partner is still there. Remove it with the 5 on the waste.
lesson-yield-partners-end = Each rank has four partners. Before you use one, see which other card may need it, and which of them lies in the way.

lesson-yield-point = Open the point first
lesson-yield-point-1 = Nothing in the pyramid moves until its point is gone. Remove the 6 with the 7 at the bottom of the waste.
lesson-yield-point-2 = Remove the 5 with the 8.
lesson-yield-point-end = At the narrow end only one or two cards are exposed, so it is the hardest part. Once it is open, it is sometimes better to remove cards from the waste.

yield-figure-table = The table: the pyramid on its point, the stock, and the waste beside it.
yield-figure-exposed = A card is exposed when no other card lies over it. The two marked cards are exposed and make 13, so they go together.
yield-figure-pairs = The pairs that make 13, and a king, which goes alone.
