# Lady Jane: why a move is refused, what it did, what lies where, the rules page.

lady-jane-title = Lady Jane
lady-jane-author = by Rosanna Yuen, written for AisleRiot in 1999
lady-jane-goal = Bring all 52 cards to the four foundations, each in one suit.
lady-jane-deal = 28 cards go to seven tableau piles, seven to the reserve, and one to the first foundation. The last 16 are the stock.
lady-jane-scoring = One point for each card on the foundations. 52 points win.
lady-jane-tip-1 = The deeper a card lies, the harder it is to reach. Dig out the long piles early.
lady-jane-tip-2 = Empty the reserve whenever you can: every deal covers what is still there.
