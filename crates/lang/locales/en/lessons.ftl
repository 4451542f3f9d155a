# The lessons: a title, a sentence for each step, and one for the end. A front end says itself how a move is made.

# Doublets

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
lesson-doublets-D6-1 = You can take the waste back only when the stock is empty. Turn the last card of the stock.
lesson-doublets-D6-2 = Now take the waste back to the stock.
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
lesson-doublets-looks-on-1 = The 8 of diamonds could go, but the king on the waste would freeze its pile. You lose nothing by turning on: the waste comes round again. Turn a card.
lesson-doublets-looks-on-2 = Turn one more.
lesson-doublets-looks-on-end = In the first pass you mostly look. From the second pass on you know where everything is.

# Yield

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
lesson-yield-Y3-3 = The stock is empty, and the waste never goes back. Remove the 8 of clubs with the top of the waste.
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

# Lady Jane

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
lesson-lady-jane-L6-2 = The 9 of hearts lay below it. Send it after.
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

# Curse of the Doublet

lesson-curse-first = Your first hand
lesson-curse-first-1 = You are South and lead. Any tile can be the first one, which is called the set. Play the 3-5.
lesson-curse-first-2 = North has joined a 5 to the 5 and left a 6 open. Four branches can grow, two from each number. Play your 3-6 on a free 3, so that another 6 is open.
lesson-curse-first-3 = Two open ends with the same number: that is a match, and you play again. Play the 1-6 on North's 6.
lesson-curse-first-4 = A 1 matched nothing, so North had a turn. Play the 1-5 on the free 5: it leaves a second 1 open.
lesson-curse-first-5 = A match, so you go on. Play the 1-3 on the free 3: a third 1.
lesson-curse-first-6 = A match again. A doublet fits only one number, so play the 1-1 while you can.
lesson-curse-first-7 = Again a match. You must play if you can: your 2-6 fits the 6.
lesson-curse-first-end = A 2 matched nothing, and the turn went to North. Play your last tile first, and you score a point for each tile that North still holds, and one more if your last tile makes a match. 11 points win.

lesson-curse-C1 = The tiles
lesson-curse-C1-1 = There are 28 tiles. You hold 11, North holds 11, and six lie aside that nobody sees. Play any of yours.
lesson-curse-C1-end = You know your own tiles and the table, nothing else.

lesson-curse-C2 = Who leads
lesson-curse-C2-1 = North has won this hand. The loser of a hand chooses who leads the next one: let South or North lead.
lesson-curse-C2-end = A coin decides in the first hand and after a blocked one. To lead is often better: you get rid of a tile first.

lesson-curse-C3 = The set
lesson-curse-C3-1 = The first tile lies alone in the middle, and the turn is over after it. Lead the 1-1.
lesson-curse-C3-end = Now it is North's turn. No tile can match with the set.

lesson-curse-C4 = Four branches
lesson-curse-C4-1 = A set with two numbers has two sides for each of them. A doublet has four sides for its one number. Lead the 4-4.
lesson-curse-C4-2 = North has begun a branch, and three sides are still free for a 4. Begin another one with the 0-4.
lesson-curse-C4-end = A branch is open at its outer end only. A doublet in a branch is open once, for its own number.

lesson-curse-C5 = Joining a tile
lesson-curse-C5-1 = The same number must meet. Join the 2-6, either at the open 6 or at the free side of the set with a 2.
lesson-curse-C5-end = You choose where. Nothing else is asked.

lesson-curse-C6 = Playing and passing
lesson-curse-C6-1 = A 6 is open, and you hold the 2-6. You must play it.
lesson-curse-C6-2 = None of your tiles fits 3, 5 or 4 now. So you pass.
lesson-curse-C6-end = A pass tells the other player which numbers you do not have.

lesson-curse-C7 = Matches
lesson-curse-C7-1 = A 5 and a 2 are open. Play the 2-5 on the 2: then two 5s are open, a match.
lesson-curse-C7-2 = A doublet on one of them leaves both open: a match again. Play the 5-5.
lesson-curse-C7-3 = Play the 1-5 on the free side with the 1: a third 5.
lesson-curse-C7-4 = Now only the 0-5 fits. Its 0 matches nothing, so it ends your turn.
lesson-curse-C7-end = One match brings one more play, however many branches it meets. A side of the set without a tile never counts.

lesson-curse-C8 = The end of a hand
lesson-curse-C8-1 = All other 0s are out of play. Play the 0-2 on the 2, and only 0s are open.
lesson-curse-C8-2 = North has passed. You cannot play either.
lesson-curse-C8-end = Two passes in a row block the hand. It also ends when a player has played the last tile.

lesson-curse-C9 = Points
lesson-curse-C9-1 = Your last tile fits a 2, and its 4 would match the 4s. Play it on branch 2.
lesson-curse-C9-end = North held four tiles: 4 points, and 1 more for the match of your last tile. Nobody scores in a blocked hand.

lesson-curse-C10 = The match
lesson-curse-C10-1 = You have 10 points. Play your last tile.
lesson-curse-C10-end = You have won the match: the first player with 11 points wins, over as many hands as it takes.

lesson-curse-C11 = What a pass tells
lesson-curse-C11-1 = You see your tiles, the table and how many tiles North holds. Play the 3-4 on a 3.
lesson-curse-C11-2 = North has passed while 3, 4 and 5 were open, so North holds none of them. You have time: play the 3-5.
lesson-curse-C11-end = Each pass is a proof. Remember it until the hand is over.

lesson-curse-chain = A chain of matches
lesson-curse-chain-1 = Count before the first tile: three of your tiles make matches, and the 3-6 does not. Begin with the 2-3, so that two 3s are open.
lesson-curse-chain-2 = Play the doublet 3-3 while a 3 is open.
lesson-curse-chain-3 = Play the 0-3 on the free side with the 0: a third 3.
lesson-curse-chain-4 = Only now the tile that ends your turn: the 3-6.
lesson-curse-chain-end = Four tiles in one turn. Keep the tile that matches nothing for the end.

lesson-curse-passed-on = Leave open what they passed on
lesson-curse-passed-on-1 = Play the 2-3 on a 2.
lesson-curse-passed-on-2 = North has passed, so North has no 2, 3 or 4. The 4-5 would open a 5. Play the 3-3 instead: then everything that is open stays closed to North.
lesson-curse-passed-on-end = North had to pass again, and it is your turn. Close the other ends and leave those open on which they passed.

lesson-curse-few-answers = Few answers
lesson-curse-few-answers-1 = Two tiles fit the 6: one opens a 4, the other a 3. You can see five of the seven 4s, but only a few 3s. Open the number that North can hardly answer.
lesson-curse-few-answers-end = Count the tiles of a number on the table and in your hand. There are seven of each.

lesson-curse-doublet = The curse of the doublet
lesson-curse-doublet-1 = Both your 2-2 and your 2-3 fit the 2. The 2-3 fits in two ways, the doublet in one. Play the doublet.
lesson-curse-doublet-end = A doublet needs one exact number, and the other player may close it. That is the curse in the name of the game. Keep a doublet only if you hold a tile that opens the way for it.

lesson-curse-keeps-going = Keep something to play
lesson-curse-keeps-going-1 = The 1-4 and the 1-6 both fit the 1. You hold three more 4s and no other 6. Open the number that lets you keep playing.
lesson-curse-keeps-going-end = When it is your turn again, three tiles fit that end. A player who can always play never has to pass.

lesson-curse-block = Block when you are behind
lesson-curse-block-1 = North holds two tiles and you hold five: you are losing. No other 5 is in play. Play the 2-5 on the 2, and only 5s are open.
lesson-curse-block-2 = North has passed. Pass as well.
lesson-curse-block-end = A blocked hand: nobody scores. Late in a hand that goes badly, a block saves the points. Defence is as important as attack.

# The pictures of the rules pages.

doublets-figure-table = The table: the stock, the waste beside it, the arch of seven reserve piles, and the foundation between its feet.
doublets-figure-order = The order on the foundation, whatever the suits. After the 7, an ace comes again.
doublets-figure-ten = A 7 goes on a 10: twice 10 is 20, and 20 less 13 is 7. A jack does not go on a 10.
yield-figure-table = The table: the pyramid on its point, the stock, and the waste beside it.
yield-figure-exposed = A card is exposed when no other card lies over it. The two marked cards are exposed and make 13, so they go together.
yield-figure-pairs = The pairs that make 13, and a king, which goes alone.
lady-jane-figure-table = The table: the stock and the four foundations above the seven tableau piles, and the seven cards of the reserve.
lady-jane-figure-foundation = A foundation whose base is a 10. The ace follows the king, and the 9 comes last.
lady-jane-figure-tableau = A red 6 goes on a black 7. A black 6 does not.
curse-figure-table = The table in the middle of a hand: branches grow from the set, your tiles are in front of you, the other player's tiles and the six put aside are face down.
curse-figure-turn-0 = A turn of four tiles. South holds 3-4, 4-4, 4-5 and 0-2. Three branches are open, for 4, 5 and 0, and one 3 of the set is free.
curse-figure-turn-1 = First, 3-4 goes on the free 3. Its 4 matches the branch that is open for 4, so South plays again.
curse-figure-turn-2 = Second, 4-4 goes on one 4 and matches the other 4. South plays again.
curse-figure-turn-3 = Third, 4-5 goes on the 4-4. Its 5 matches the branch that is open for 5. South plays again.
curse-figure-turn-4 = Last, 0-2 goes on the 0. No other branch is open for 2, so the turn ends. Played first, 0-2 would have ended it at once.
