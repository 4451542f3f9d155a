# Lady Jane: the rules page, and the lessons, each with a title, a sentence for each step, and one for the end; last, the pictures of the rules page.
# A front end says itself how a move is made.

lady-jane-author = by Rosanna Yuen, written for AisleRiot in 1999
lady-jane-goal = Move all 52 cards to the four foundations, building up one suit on each.
lady-jane-deal = 28 cards go to the seven tableau piles, seven to the reserve and one to the first foundation. The last 16 are the stock.
lady-jane-rule-L1 = The stock is at the top left and the four foundations are at the top right. The seven tableau piles are below them, and the seven reserve piles are on the right.
lady-jane-rule-L2 = The tableau is dealt row by row, so pile 1 has one card, pile 2 has two, and so on up to pile 7 with seven. Only the last card of each pile is face up. Then each reserve pile gets a card face up, from left to right, and the first foundation gets one: its rank is the base. The 16 remaining cards are the stock.
lady-jane-rule-L3 = A foundation starts with a card of the base rank and is built up in suit; the ace follows the king unless the base is an ace. You may take the top card of a foundation back to the tableau, even a base card on its own, but you may never move it to another foundation.
lady-jane-rule-L4 = On the tableau you build down in alternating colours; a king may go on an ace, but nothing ever goes on a card of the base rank. You may move a face-up card together with all the cards on top of it if that card fits. A face-down card turns face up when it becomes the top card.
lady-jane-rule-L5 = An empty tableau pile takes only a card of the rank just below the base, alone or with the cards on top of it. If the base is an ace, that is a king.
lady-jane-rule-L6 = From each reserve pile you may play the top card to a foundation or to the tableau. You cannot build on the reserve; only a deal from the stock puts cards there.
lady-jane-rule-L7 = A deal from the stock puts one card face up on each reserve pile, from left to right. You can deal twice like this. The third deal turns up the last two cards as spares, which you play like reserve cards. There is no redeal.
lady-jane-rule-L8 = Each card on the foundations is worth a point. You win when all 52 are there. You lose when you have no legal move left. If you can still move but nothing helps any more, give up whenever you like.
lady-jane-rule-L9 = You know every card that is face up or has been. The face-down cards and the stock are hidden.
lady-jane-scoring = One point for each card on the foundations. 52 points win.
lady-jane-tip-1 = Cards deep in a pile are hard to reach, so look first at what you need from the long piles.
lady-jane-tip-2 = Empty the reserve whenever you can: every deal covers what is left there.

lesson-lady-jane-first = Your first game
lesson-lady-jane-first-1 = Build four foundations, one for each suit. Here they start with a 7, because a 7 was dealt there: that is the base. Send the 8 of hearts from the reserve to the foundation.
lesson-lady-jane-first-2 = In the seven piles you build down in alternating colours. Move the 9 of spades onto the 10 of hearts.
lesson-lady-jane-first-3 = Move the 8 of diamonds onto the 9 of spades. The card below it turns up.
lesson-lady-jane-first-4 = Cards that lie in order move together. Move the 10, 9 and 8 onto the jack of clubs.
lesson-lady-jane-first-5 = Pile 1 is empty. Only a 6 may go there, because 6 is just below the base. Move the 6 of clubs.
lesson-lady-jane-first-6 = A base card starts a foundation of its own. Send the 7 of spades there.
lesson-lady-jane-first-7 = When nothing helps any more, deal: each reserve pile gets a card.
lesson-lady-jane-first-end = You can deal twice like that, and a third time for the last two cards. Empty the reserve before each deal. 52 cards on the foundations win.

lesson-lady-jane-L1 = The table
lesson-lady-jane-L1-1 = Stock and foundations are at the top, seven piles below them, and the reserve of seven cards beside or below them. Send the 7 of spades from pile 4 to a foundation.
lesson-lady-jane-L1-2 = Move the 9 of spades from pile 1 to pile 2.
lesson-lady-jane-L1-end = Everything that lies face up on top of a pile can be played.

lesson-lady-jane-L2 = The deal
lesson-lady-jane-L2-1 = Pile 1 has one card, pile 2 two, up to pile 7 with seven. Only the last card of each is face up. Seven more cards are the reserve, and the rank of the card on the first foundation is the base. Deal from the stock.
lesson-lady-jane-L2-end = The stock had 16 cards. Now it has 9.

lesson-lady-jane-L3 = Foundations
lesson-lady-jane-L3-1 = The base is 7. A foundation is built up in suit: after the 7 of hearts comes the 8 of hearts. Send it there.
lesson-lady-jane-L3-2 = A card of the base rank starts another foundation. Send the 7 of spades there.
lesson-lady-jane-L3-3 = Send the 8 of spades there.
lesson-lady-jane-L3-4 = And the 9 of spades.
lesson-lady-jane-L3-end = After the king comes the ace, and the card below the base is last. You may take a top card back to the piles when that helps.

lesson-lady-jane-L4 = Building down
lesson-lady-jane-L4-1 = A card goes on one that is a rank higher and of the other colour. Nothing goes on a 7 here, because 7 is the base. Move the 8 of spades onto the 9 of diamonds.
lesson-lady-jane-L4-2 = Both together fit on the 10 of spades. Move the 9 with the 8.
lesson-lady-jane-L4-3 = Move the three cards onto the jack of hearts.
lesson-lady-jane-L4-end = Any face-up cards from the top of a pile move together when the lowest of them fits. A king may go on an ace.

lesson-lady-jane-L5 = Empty piles
lesson-lady-jane-L5-1 = Pile 1 is empty, and only a 6 may go there, the rank below the base. First move the 5 of spades onto the 6 of diamonds.
lesson-lady-jane-L5-2 = Now move the 6 with the 5 to the empty pile.
lesson-lady-jane-L5-end = When the base is an ace, only kings go to empty piles.

lesson-lady-jane-L6 = The reserve
lesson-lady-jane-L6-1 = The top card of each reserve pile can be played. Send the 8 of hearts to its foundation.
lesson-lady-jane-L6-2 = The 9 of hearts lay below it. Send it there, too.
lesson-lady-jane-L6-3 = The pile is empty and stays so until a deal. Move the jack of hearts from the reserve onto the queen of clubs.
lesson-lady-jane-L6-end = Cards go to the reserve only by a deal. You cannot build there.

lesson-lady-jane-L7 = The last deal
lesson-lady-jane-L7-1 = Only two cards are left in the stock. Deal them.
lesson-lady-jane-L7-2 = They lie open as spares, and you play them like reserve cards. Send the 9 of hearts to its foundation.
lesson-lady-jane-L7-3 = Move the 9 of diamonds onto the 10 of spades.
lesson-lady-jane-L7-end = There is no redeal. 16, 9, 2, none: that is all that the stock has.

lesson-lady-jane-L8 = Winning
lesson-lady-jane-L8-1 = 50 cards are on the foundations. Send the 5 of spades after them.
lesson-lady-jane-L8-2 = And the last one.
lesson-lady-jane-L8-end = 52 points: you have won. When you can still move but nothing helps any more, give up whenever you like.

lesson-lady-jane-L9 = What you know
lesson-lady-jane-L9-1 = You see the face-up cards only. Move the 9 of spades onto the 10 of hearts.
lesson-lady-jane-L9-2 = Move the 8 of diamonds onto the 9 of spades, and see what lies below it.
lesson-lady-jane-L9-end = A card that you have seen once stays known, even if it is covered later.

lesson-lady-jane-safe = A card that nothing needs
lesson-lady-jane-safe-1 = A 9 in a pile is only useful for an 8 of the other colour. Both black 8s are on their foundations, so nothing needs the 9 of hearts. Send it up.
lesson-lady-jane-safe-2 = Nothing ever goes on a base card either. Send the 7 of diamonds up.
lesson-lady-jane-safe-end = Such cards can always go up. Others may be worth more in the piles, so wait with them.

lesson-lady-jane-turns-up = Turn up the longest pile
lesson-lady-jane-turns-up-1 = Two red 8s fit on the 9 of spades. One lies on a short pile, one on a long one. What lies deep is hardest to reach: move the one that lies on more cards.
lesson-lady-jane-turns-up-end = A move that turns up a card brings something new. If several do, choose the longer pile.

lesson-lady-jane-reserve = Empty the reserve before a deal
lesson-lady-jane-reserve-1 = A deal covers the reserve. First play what fits: the 8 of diamonds onto the 9 of spades.
lesson-lady-jane-reserve-2 = A red jack goes onto the queen of clubs.
lesson-lady-jane-reserve-3 = The 5 of hearts goes onto the 6 of clubs.
lesson-lady-jane-reserve-4 = And the 2 of clubs onto the 3 of diamonds.
lesson-lady-jane-reserve-5 = Now deal.
lesson-lady-jane-reserve-end = The deal has buried four cards fewer. It covers whatever is left in the reserve.

lady-jane-figure-table = The table: the stock and the four foundations above the seven tableau piles, and the seven cards of the reserve.
lady-jane-figure-foundation = A foundation whose base is a 10. The ace follows the king, and the 9 comes last.
lady-jane-figure-tableau = A red 6 goes on a black 7. A black 6 does not.
