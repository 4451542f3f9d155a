# Whether a game can still be won, hints, ways to win, and the review: what solvers have to say to a player.

outlook-can-be-won = can still be won
outlook-cannot-be-won = can no longer be won
outlook-never-could = this deal cannot be won
outlook-odds = fair odds: { $wins } of { $worlds }
outlook-odds-so-far = fair odds: { $wins } of { $worlds } …
outlook-not-found = unknown
outlook-looking = checking

outlook-sentence-can-be-won = This game can still be won.
outlook-sentence-cannot-be-won = This game can no longer be won.
outlook-sentence-never-could = This deal cannot be won, whatever you play.
outlook-sentence-odds = The fair adviser, who sees only what you see, wins from here in { $wins } of { $worlds } possible layouts of the hidden cards.
outlook-sentence-not-found = The solver ran out of time, so it is unknown whether this game can still be won.
outlook-sentence-looking = The solver is checking whether this game can still be won.
outlook-two-play = Verdicts and ways to win are only available in the patience games.
outlook-failed = The solver has failed, so there are no more verdicts or hints. You can play on.
outlook-off = You no longer see whether the game can still be won.
outlook-fair = From now on you see how often the fair adviser, who sees only what you see, wins from here.

hint-looking = One moment: looking for a helpful move.
hint-not-found = The solver ran out of time, so there is no hint.
hint-nothing-to-gain = Nothing more can be gained from here. Give up, or undo some moves.
hint-over = The game is over, so there are no hints.
hints-fair = Hints are now fair: they see only what you see.
hints-all-cards = Hints now see all cards. A game with such a hint counts as assisted.
hint-win = There is a move that keeps the game winnable.
hint-advised = I have a suggestion, based only on what you can see.
hint-points = The game can no longer be won, but there is a move that leads to { $points } points.
hint-which = Look at the { $card }.
hint-which-stock = Look at the stock.
hint-which-tile = Look at the { $tile }.
hint-where = You can { $move }.
hint-why-looking = Checking what the other moves would do.
hint-why-only = After any other move, the game can no longer be won.
hint-why-all = No move here loses the game, so this one is as good as any.
hint-why-some = { $keep } of { $all } moves keep the game winnable, and this is one of them.
hint-why-single = It is the only legal move.
hint-why-unknown = It keeps the game winnable. The other moves may or may not.
hint-why-points = It leads to { $points } points, the most that can still be made.
hint-why-some-points = It leads to { $points } points, the best score found.

# Why the fair adviser makes its move, which sees no more than the player.
fair-why-wins = All cards are known now, and this starts a way to win in { $count ->
    [one] one move
   *[other] { $count } moves
}.
fair-why-most-points = All cards are known now: the game can no longer be won, but this leads to { $points } points, the most that can still be made.
fair-why-wanted-soon = { $count ->
    [0] The foundation wants the { $card } now.
    [one] The foundation wants the { $card } after one other card: soon enough to take it.
   *[other] The foundation wants the { $card } after { $count } other cards: soon enough to take it.
}
fair-why-looks-on = There is no need to take a card yet, and every card you turn tells you more.
fair-why-king = A king is only in the way.
fair-why-can-wait = The top card of the waste is no use now, and everything else can wait until you see more.
fair-why-nothing-yet = The waste is still empty, and everything can wait until you see more.
fair-why-best = I win more often with it than with the next best move: { $move }.
fair-why-hopeless = I found no way to win in any of the layouts I tried; this move makes the most points.
fair-why-unfinished = I found nothing better in time.
fair-why-safe = It moves up a card, or frees one to move up, that is needed nowhere else.
fair-why-only = No other move leads to anything new.
fair-why-stuck = There is nothing new left to see, so every card that can go up goes up.
fair-why-counting = I am counting how often I win from here.
fair-why-odds = With this move, I win from here in { $wins } of { $worlds } possible layouts of the hidden cards.
fair-why-odds-so-far = With this move, I win from here in { $wins } of { $worlds } possible layouts of the hidden cards; I am still counting.

way-title-win = A way to win
way-title-points = A way to { $points } points
way-at = move { $move } of { $count }
way-begin = From here: { $move }.
way-step = { $done } Next: { $move }.
way-next = Next: { $move }.
way-end-win = { $done } That wins the game.
way-end-points = { $done } That makes { $points } points, the most that can still be made.
way-end-some-points = { $done } That makes { $points } points, the best score found.
way-looking = One moment: looking for a way to win.
way-not-found = The solver ran out of time and found no way to win.
way-nothing-to-gain = No way leads to more points from here.

seek-title = Looking for a deal of { $game } that can be won
seek-tried = { $count ->
    [0] Checking the first deal
    [one] Checked 1 deal
   *[other] Checked { $count } deals
}
seek-gave-up = None of { $count } deals can be won for certain.

grade-easy = easy
grade-medium = medium
grade-hard = hard
grade-very-hard = very hard
grade-cannot-be-won = cannot be won
grade-deal = This deal is { $grade }. Of { $plays } quick players, simple programs that never think ahead, { $wins ->
    [0] none wins it.
    [one] one wins it.
   *[other] { $wins } win it.
} { $adviser ->
    [wins] The fair adviser, a program that sees only what you see, wins it.
   *[loses] The fair adviser, a program that sees only what you see, does not win it.
}
grade-deal-cannot-be-won = Nobody can win this deal.
grade-looking = One moment: computer players are trying this deal.
grade-unknown = The solver ran out of time, so it is unknown how hard this deal is.
grade-which = Choose a difficulty
seek-title-grade = Looking for a deal of { $game }: { $grade }
seek-gave-up-grade = None of { $count } deals is { $grade }.

review-title = Review
review-looking = Looking for the move that lost the game.
review-never-won = Every move was right: the game stayed winnable to the end, and you won it.
review-never-left = The game could still be won when you left it.
review-from-the-start = This deal could not be won. The best possible score was { $points } points.
review-from-the-start-some = This deal could not be won. The best score found was { $points } points.
review-move = Move { $number } threw the win away: { $move }.
review-move-first = The very first move threw the win away: { $move }.
review-between = The win was lost between moves { $from } and { $to }; the solver ran out of time to say exactly where.
review-not-found = The solver ran out of time, so it is unknown whether this deal could be won.
review-until = The game could be won up to move { $number }.
review-what-would-have-won = From there, this would have won:
review-before-any-move = before the first move
review-position = after move { $number }: { $move }
review-at-can-be-won = could still be won
review-at-cannot-be-won = could not be won: at most { $points } of { $full } points
review-at-some-points = could not be won: at least { $points } of { $full } points
review-at-unknown = at least { $points } of { $full } points
