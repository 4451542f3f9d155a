# Curse of the Doublet: the rules page, and the lessons, each with a title, a sentence for each step, and one for the end; last, the pictures of the rules page.
# A front end says itself how a move is made.

curse-author = by Howard Fosdick, 2023, who also calls it Flaken's Frustration; published by BestFreeNewGames.com
curse-goal = Play your last tile before the other player does. Each tile left in the other hand is a point for you, and the first player with 11 points wins the match.
curse-deal = Each player gets 11 tiles of a double-six set. The other six are put aside unseen.
curse-rule-C1 = Two players, South and North, share the 28 tiles of a double-six set: 11 each, and six put aside that nobody sees or uses.
curse-rule-C2 = A coin decides who leads the first hand. After that, the player who lost the last hand chooses who leads the next one. A blocked hand has no loser, so the coin decides again.
curse-rule-C3 = The leader puts any one tile in the middle. This tile is called the set, and playing it ends the leader's turn.
curse-rule-C4 = The set has four sides: two for each of its numbers, or four for the one number of a doublet. One branch can grow from each side. A branch is open at its outer end, for the number that its last tile shows there. A doublet in a branch is open for its own number, and only once.
curse-rule-C5 = You play by joining a tile to an open end, number to number: at the end of a branch, or at a side of the set where no branch has started. You choose where.
curse-rule-C6 = If you can play, you must. If you cannot, you pass.
curse-rule-C7 = You make a match when the new outer end of your tile is the same number as the open end of any other branch that has started. Then you play again, or pass if you cannot play. One tile brings only one extra play, however many branches it matches. A side of the set where nothing has been played does not count for a match. A tile that makes no match ends your turn.
curse-rule-C8 = The hand is over when a player has played their last tile. It is blocked when two passes follow each other, and a pass after a match counts too.
curse-rule-C9 = The player who goes out scores one point for each tile in the other hand, and one more if the last tile made a match. Nobody scores in a blocked hand.
curse-rule-C10 = Play as many hands as it takes: the first player with 11 points wins the match.
curse-rule-C11 = You see your own tiles, the table, every play and every pass, and how many tiles the other player holds. A pass shows which numbers are not in that hand. The other tiles and those put aside stay hidden.
curse-scoring = When you go out, one point for each tile left in the other hand, and one more if your last tile made a match. A blocked hand scores nothing. 11 points win the match.
curse-tip-1 = Plan a chain of matches before you play its first tile: each match lets you play again.
curse-tip-2 = Play your doublets early, unless you also hold a tile that can open the way for them. A doublet fits only one number, and the other player may guess which one and block it. That is the curse of the doublet.
curse-tip-3 = Play on the tile that the other player has just laid: it may spoil their next match. Defence matters as much as attack.
curse-tip-4 = When you are behind late in a hand, try to block it: nobody scores in a blocked hand.

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
lesson-curse-C5-end = You choose where. Nothing else matters.

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
lesson-curse-passed-on-end = North had to pass again, and it is your turn. Close the other ends, and leave the numbers open that North passed on.

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

curse-figure-table = The table in the middle of a hand: branches grow from the set, your tiles are in front of you, the other player's tiles and the six put aside are face down.
curse-figure-turn-0 = A turn of four tiles. South holds 3-4, 4-4, 4-5 and 0-2. Three branches are open, for 4, 5 and 0, and one 3 of the set is free.
curse-figure-turn-1 = First, 3-4 goes on the free 3. Its 4 matches the branch that is open for 4, so South plays again.
curse-figure-turn-2 = Second, 4-4 goes on one 4 and matches the other 4. South plays again.
curse-figure-turn-3 = Third, 4-5 goes on the 4-4. Its 5 matches the branch that is open for 5. South plays again.
curse-figure-turn-4 = Last, 0-2 goes on the 0. No other branch is open for 2, so the turn ends. Played first, 0-2 would have ended it at once.
