# Lady Jane: why a move is refused, what it did, what lies where, the rules page.

lady-jane-no-such-place = there is no { $place }.
lady-jane-nothing-there = { $place } is empty.
lady-jane-foundation-to-foundation = the { $card } cannot go to another foundation.
lady-jane-does-not-start = foundations start with { $rank }, not with the { $card }.
lady-jane-not-a-group = { $place } can give { $most ->
    [one] 1 card at a time
   *[other] 1 to { $most } cards
}, not { $cards }.
lady-jane-same-pile = the cards lie on { $place } already.
lady-jane-on-base = nothing goes on the { $on }, as its rank is the base.
lady-jane-not-one-lower = the { $card } is not one below the { $on }.
lady-jane-same-colour = the { $card } and the { $on } have one colour.
lady-jane-not-for-empty-pile = an empty pile takes only { $rank }, not the { $card }.
lady-jane-stock-empty = the stock is empty, so there is nothing left to deal.
lady-jane-spare-not-dealt = the spares are turned up by the last deal.

lady-jane-dealt-reserve = Dealt to the reserve, pile by pile: { $cards }.
lady-jane-dealt-spares = The last cards of the stock are turned up as spares: { $cards }.
lady-jane-moved = The { $card } { $more ->
    [0] goes
    [one] and the card on it go
   *[other] and the { $more } cards on it go
} from { $from } to { $to }.
lady-jane-turned-up = The { $card } is turned up.

lady-jane-spare = spare { $number }

lady-jane-move-deal = deal from the stock
lady-jane-move-to-foundation = move the { $card } from { $from } to its foundation
lady-jane-move = move the { $card } { $more ->
    [0] from
    [one] and the card on it from
   *[other] and the { $more } cards on it from
} { $from } to { $to }

lady-jane-board-base = Foundations start with { $rank }.
lady-jane-board-place = On { $place }: { $cards }.
lady-jane-board-tableau = { $down } face down, then { $cards }

lady-jane-title = Lady Jane
lady-jane-blurb = Build four suits, from a base that changes every deal.
lady-jane-author = by Rosanna Yuen, written for AisleRiot in 1999
lady-jane-goal = Bring all 52 cards to the four foundations, each built up in one suit.
lady-jane-deal = 28 cards go to the seven tableau piles, seven to the reserve, and one to the first foundation. The last 16 are the stock.
lady-jane-rule-L1 = The stock is at the top left and the four foundations are at the top right. Below them lie the seven tableau piles, and on the right the seven reserve piles.
lady-jane-rule-L2 = The tableau is dealt row by row, so that pile 1 has one card, pile 2 has two, and pile 7 has seven. Only the last card of each pile lies face up. Then each reserve pile gets a card face up, from left to right, and the first foundation gets one: its rank is the base. The 16 cards that remain are the stock.
lady-jane-rule-L3 = Foundations start with a card of the base rank and are built up in its suit. An ace follows the king where the base is not an ace. You may take the top card of a foundation back to the tableau, even a base card that lies alone, but never move it to another foundation.
lady-jane-rule-L4 = On the tableau you build down in alternating colours; a king may go on an ace. But nothing ever goes on a card of the base rank. Face-up cards that lie on each other move together, from any of them upwards, when the lowest of them fits. A face-down card is turned up when it becomes the top.
lady-jane-rule-L5 = An empty tableau pile takes only a card of the rank just below the base, or a group that starts with one. If the base is an ace, that is a king.
lady-jane-rule-L6 = The top card of each reserve pile may go to a foundation or to the tableau. You cannot build on the reserve, and only a deal from the stock puts cards there.
lady-jane-rule-L7 = A deal from the stock puts one card face up on each reserve pile, from left to right. There are two such deals. The third turns up the last two cards as spares, which are played like cards of the reserve. There is no redeal.
lady-jane-rule-L8 = Every card on the foundations is a point, and all 52 win. The game is lost when you have no legal move left. If you can move but nothing will help you any more, give up when you like.
lady-jane-rule-L9 = You know every card that lies or has lain face up. The face-down cards and the stock are hidden.
lady-jane-scoring = One point for each card on the foundations. 52 points win.
lady-jane-tip-1 = The deeper a card lies, the harder it is to reach. Look first at what you need from the long piles.
lady-jane-tip-2 = Empty the reserve whenever you can: each deal covers what is still there.
