# Doublets: why a move is refused, what it did, what lies where.

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
