# Lady Jane: why a move is refused, what it did, what lies where.

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
