# Whether a game can still be won, hints, ways to win, and the review: what solvers have to say to a player.

outlook-can-be-won = can still be won
outlook-cannot-be-won = can no longer be won
outlook-never-could = this deal cannot be won
outlook-odds = fair: { $wins } of { $worlds }
outlook-odds-so-far = fair: { $wins } of { $worlds } …
outlook-not-found = not found out
outlook-looking = can it still be won?

outlook-sentence-can-be-won = This game can still be won.
outlook-sentence-cannot-be-won = This game can no longer be won.
outlook-sentence-never-could = This deal cannot be won, however it is played.
outlook-sentence-odds = In { $wins } of { $worlds } ways the hidden cards may lie, the adviser wins from here, seeing no more than you do.
outlook-sentence-not-found = Whether this game can still be won was not found out in time.
outlook-sentence-looking = Whether this game can still be won is being looked at.
outlook-two-play = Verdicts and ways to win are for the patiences. Here there is somebody who wants you to lose.
outlook-failed = The solver has failed, so there are no verdicts and no hints any more. The game goes on.
outlook-off = Whether the game can still be won is not shown any more.
outlook-fair = From now on you see how often the fair adviser wins from here, who sees no more than you.

hint-looking = One moment: looking for a move that helps.
hint-not-found = Whether this game can still be won was not found out in time, so there is no hint.
hint-nothing-to-gain = There is nothing more to gain here. Give up, or take moves back.
hint-over = The game is over, so there is nothing to hint at.
hints-fair = From now on hints are fair: they see no more than you.
hints-all-cards = From now on hints see all cards, and a game with one counts as assisted.
hint-win = There is a move after which the game can still be won.
hint-advised = There is a move that I would make, seeing no more than you do.
hint-points = The game can no longer be won, but there is a move that leads to { $points } points.
hint-which = Look at the { $card }.
hint-which-stock = Look at the stock.
hint-which-tile = Look at the { $tile }.
hint-where = You can { $move }.
hint-why-looking = Counting what the other moves would do.
hint-why-only = After every other move the game can no longer be won.
hint-why-all = No move here loses the game, so this is as good as any.
hint-why-some = { $keep } of { $all } moves keep the game winnable, and this is one of them.
hint-why-single = It is the only move there is.
hint-why-unknown = It keeps the game winnable; of other moves that is not known.
hint-why-points = It leads to { $points } points, and no way leads to more.
hint-why-some-points = It leads to { $points } points, the most that were found.

# Why the fair adviser makes its move, which sees no more than the player.
fair-why-wins = All cards are known now, and this begins a way to win in { $count ->
    [one] one move
   *[other] { $count } moves
}.
fair-why-most-points = All cards are known now: the game can no longer be won, but this leads to { $points } points, and no way leads to more.
fair-why-wanted-soon = { $count ->
    [0] The foundation wants the { $card } now.
    [one] The foundation wants the { $card } after one other card: soon enough to take it.
   *[other] The foundation wants the { $card } after { $count } other cards: soon enough to take it.
}
fair-why-looks-on = Nothing needs to be taken yet, and each card that is turned shows more.
fair-why-king = A King is only in the way.
fair-why-can-wait = There is nothing to be done with the top of the waste, and everything else can wait until more is seen.
fair-why-best = I win more often with it than with the next best move: { $move }.
fair-why-hopeless = In none of the ways I looked at can the game be won; this brings the most points.
fair-why-unfinished = Nothing better was found in time.
fair-why-safe = A card goes up, or comes free to go up, that is needed nowhere else.
fair-why-only = No other move leads to anything new.
fair-why-stuck = Nothing new can be seen any more, so what can go up goes up.
fair-why-counting = Now I count how often I win from here.
fair-why-odds = In { $wins } of { $worlds } ways the hidden cards may lie, I win from here with this move.
fair-why-odds-so-far = In { $wins } of { $worlds } ways the hidden cards may lie, I win from here with this move; I am still counting.

way-title-win = A way to win
way-title-points = A way to { $points } points
way-at = move { $move } of { $count }
way-begin = From here: { $move }.
way-step = { $done } Next: { $move }.
way-next = Next: { $move }.
way-end-win = { $done } That wins the game.
way-end-points = { $done } That makes { $points } points, and no more can be had.
way-end-some-points = { $done } That makes { $points } points, the most that were found.
way-looking = One moment: looking for a way.
way-not-found = No way was found in time.
way-nothing-to-gain = There is no way to more points from here.

seek-title = A deal of { $game } that can be won
seek-tried = { $count ->
    [0] Looking at the first deal
    [one] Looked at 1 deal
   *[other] Looked at { $count } deals
}
seek-gave-up = Of { $count } deals none was found that can surely be won.

grade-easy = easy
grade-medium = medium
grade-hard = hard
grade-very-hard = very hard
grade-cannot-be-won = cannot be won
grade-told = This deal is { $grade }: of { $plays } quick players, { $wins ->
    [0] nobody wins it.
    [one] one wins it.
   *[other] { $wins } win it.
} { $adviser ->
    [wins] The fair adviser wins it.
   *[loses] The fair adviser does not win it.
}
grade-told-cannot-be-won = Nobody can win this deal.
grade-which = How hard is the new deal to be?
seek-title-grade = A deal of { $game }: { $grade }
seek-gave-up-grade = Of { $count } deals none was found that is { $grade }.

review-title = Review
review-looking = Looking for the move that lost the game.
review-never-won = Every move was right: it could be won to the end, and you have won.
review-never-left = The game could still be won when you left it.
review-from-the-start = No way of playing wins this deal. The most that could be had is { $points } points.
review-from-the-start-some = No way of playing wins this deal. The most that were found are { $points } points.
review-move = Move { $number } threw the win away: { $move }.
review-move-first = The very first move threw the win away: { $move }.
review-between = The win was lost between moves { $from } and { $to }. Which one it was was not found out in time.
review-not-found = Whether this deal could be won was not found out in time.
review-until = Up to move { $number } the game could be won.
review-what-would-have-won = What would have won, from there:
review-before-any-move = before the first move
review-position = after move { $number }: { $move }
review-at-can-be-won = could still be won
review-at-cannot-be-won = could not be won: { $points } of { $full } points at most
review-at-some-points = could not be won: { $points } of { $full } points or more
review-at-unknown = { $points } of { $full } points or more
