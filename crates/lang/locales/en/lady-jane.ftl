# Lady Jane: why a move is refused, what it did, what lies where, the rules page.

lady-jane-no-such-place = there is no { $place }.
lady-jane-nothing-there = { $place } is empty.
lady-jane-foundation-to-foundation = the { $card } cannot go to another foundation.
lady-jane-does-not-start = foundations start with { $rank }, not with the { $card }.
lady-jane-not-a-group = you can take { $most ->
    [one] 1 card at a time
   *[other] 1 to { $most } cards
} from { $place }, not { $cards }.
lady-jane-same-pile = the cards are already on { $place }.
lady-jane-on-base = nothing goes on the { $on }, a card of the base rank.
lady-jane-not-one-lower = only { $wanted } of the other colour goes on the { $on }.
lady-jane-same-colour = the { $card } and the { $on } are the same colour.
lady-jane-not-for-empty-pile = an empty pile takes only { $rank }, not the { $card }.
lady-jane-stock-empty = the stock is empty, so there is nothing left to deal.
lady-jane-spare-not-dealt = there are no spares until the last deal.

lady-jane-dealt-reserve = You deal a card to each reserve pile: { $cards }.
lady-jane-dealt-spares = You turn up the last cards of the stock as spares: { $cards }.
lady-jane-moved = The { $card } { $more ->
    [0] goes
    [one] and the card on it go
   *[other] and the { $more } cards on it go
} from { $from } to { $to }.
lady-jane-turned-up = This turns up the { $card }.

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

lady-jane-terminal-keys = [Space] deal [letters] move [f] home [u] undo [H] hint [W] way to win [?] keys [q] menu

lady-jane-title = Lady Jane
lady-jane-blurb = Build four suits from a base that changes every deal.
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
