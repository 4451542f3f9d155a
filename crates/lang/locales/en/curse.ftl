# Curse of the Doublet: why a move is refused, what it did, what lies where.

curse-not-held = the { $tile } is not in this hand.
curse-hand-goes-on = the next leader is chosen only after the hand.
curse-coin-decides = after a blocked hand, the coin decides who leads.
curse-loser-chooses = { $seat } lost the hand and chooses who leads the next one.
curse-set-comes-first = the hand starts with the set: play any tile as the set.
curse-set-lies-already = the set is already down: say which branch the tile goes on.
curse-no-such-side = there is no branch { $side }; the branches are 1 to 4.
curse-does-not-join = the { $tile } does not fit: the open end there is { $end }.
curse-must-play = you cannot pass while the { $tile } can be played.
curse-hand-ended = the hand is over.
curse-match-decided = the match is over.

curse-branch = { $side ->
    [1] upper branch
    [2] left branch
    [3] right branch
   [4] lower branch
   *[other] branch { $side }
}
curse-branch-name = { curse-branch }

curse-put-set = { $seat } plays the { $tile } as the set.
curse-played = { $seat } plays the { $tile } on the { curse-branch }, which now ends in { $end }.
curse-played-match = { $seat } plays the { $tile } on the { curse-branch }, which now ends in { $end }: a match.
curse-passed = { $seat } passes, so { $seat } holds none of these numbers: { $lacks }.
curse-next-hand = Hand { $number } begins. The loser chose { $leader } to lead.
curse-next-hand-by-coin = Hand { $number } begins. The coin picks { $leader } to lead.
curse-blocked = The hand is blocked, and nobody scores.
curse-went-out = { $seat } goes out and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $tiles } for the tiles left in the other hand{ $extra ->
    [0] .
   *[other] , and { $extra } for the closing match.
}
curse-score = Score: South { $south }, North { $north }.
curse-left-with = { $seat } was left with { $tiles }.

curse-match-won = { $seat } wins the match!
curse-choosing = { $seat } chooses who leads the next hand.
curse-coin-next = The coin decides who leads the next hand.
curse-turn = It is { $seat }'s turn.
curse-turn-again = { $seat } made a match and plays again.
curse-turn-to-lead = { $seat } leads: any tile can be the set.

curse-now-lead-by-coin = The coin lets you lead. Put any tile in the middle.
curse-now-lead = You lead. Put any tile in the middle.
curse-now-turn = Your turn.
curse-now-again = A match: play again.
curse-now-pass = No tile fits: pass.
curse-now-choose = You choose who leads.
curse-now-other = { $seat } is thinking.
curse-now-looking = Look at the hand, then go on.
curse-you = { $seat }, you
curse-opponent = { $seat }, { $opponent }
curse-hand-number = Hand { $hand }, to { $target } points
curse-hand-number-short = Hand { $hand }, to { $target }
curse-score-title = Score
curse-match-score = { $south } { $left } : { $right } { $north }
curse-last-turn = Played last: { $tiles }.

curse-move-set = play the { $tile } as the set
curse-move-play = play the { $tile } on the { curse-branch }, which will end in { $end }
curse-move-play-anyhow = play the { $tile } on branch { $side }
curse-move-pass = pass
curse-move-lead = let { $seat } lead the next hand
curse-move-next = let the coin decide who leads the next hand

curse-board-match = Hand { $hand } of the match. Score: South { $south }, North { $north }.
curse-board-set = The set is the { $tile }.
curse-board-no-set = There is no set yet.
curse-board-side = Branch { $side }, the { curse-branch-name }: not started, open for a { $end }.
curse-board-branch = Branch { $side }, the { curse-branch-name }: { $tiles }; ends in { $end }.
curse-board-hand = { $seat }: { $tiles }.
curse-board-passed = { $seat } has passed on { $numbers } and holds none of these numbers.
curse-board-aside = Aside: { $tiles }.

curse-level-novice = Beginner
curse-level-casual = Casual player
curse-level-club = Club player
curse-level-strong = Expert
curse-level-best = Master
curse-style-novice = makes every match it can, or plays its heaviest tile: good for a first game
curse-style-casual = has a feel for the game, but often settles for second best
curse-style-club = knows the game well, but slips now and then
curse-style-strong = plays from experience, and notices what you do not play
curse-style-best = thinks longest, and reads your plays and passes
curse-against = { $opponent }

curse-passed-on = passed on { $numbers }
curse-why-leading = The player who leads has the better chances.
curse-why-goes-out = It is the last tile and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
curse-why-plays-again = It makes a match with the { $number }, so the same player plays again.
curse-why-cannot-be-answered = { $seat } has passed on { $numbers } and could not answer, because nothing else would be open.
curse-why-closes-an-end = { $seat } has passed on { $number } and cannot play there.
curse-why-few-answers = Of the { $possible } tiles that the other player may hold, { $answers ->
    [0] none
   *[other] only { $answers }
} would fit an open end.
curse-why-doublet = A doublet fits only one number, and this play gets rid of it.
curse-why-keeps-going = Of the { $held } tiles left in the hand, { $joinable } would fit an open end.
curse-why-on-average = No one reason stands out, but it did best when hands were played out.

hand-review-looking = Working out what each play was worth.
hand-review-nobody-erred = Nobody made a play that was clearly worse than the best one, given what its player could know.
hand-review-costliest = Move { $number } cost the most: { $seat } played { $play }. Given what { $seat } could know, { $best } was worth { $points } more on average.
hand-review-given-away = { $seat } gave away { $fair } by fair judgement, and { $seen } with all tiles known.
hand-review-given-up = The hand was given up.
hand-review-hand = Hand { $number }. { $ending }
hand-review-move = { $seat }: { $play }
hand-review-set = { $tile } as the set
hand-review-play = { $tile } ({ curse-branch-name })
hand-review-went-out = { $seat } goes out and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hand-review-points = { $whole }.{ $tenths }
hand-review-play-narrows = As far as { $watcher } could know, { $seat } might have held any of { $before } hands before this play, and any of { $after } after it.
hand-review-play-shows-all = After this play, { $watcher } could work out every tile that { $seat } held.
hand-review-pass-narrows = This proved that { $seat } held none of these numbers: { $lacks }. Of the { $before } hands that { $watcher } had to consider, { $after } remained.
hand-review-pass-proves = This proved that { $seat } held none of these numbers: { $lacks }.
hand-review-pass-shows-all = This proved that { $seat } held none of these numbers: { $lacks }. Of the { $before } hands that { $watcher } had to consider, one remained: { $watcher } could work out every tile.
hand-review-no-choice = There was no choice.
hand-review-fair-best = Given what { $seat } could know, nothing was better: { $points } points on average.
hand-review-fair-better = Given what { $seat } could know, { $best } was better: { $most } points on average instead of { $points }.
hand-review-seen-best = With all tiles known, nothing was better: { $points } points.
hand-review-seen-better = With all tiles known, { $best } was better: { $most } points instead of { $points }.
hand-review-column-play = play
hand-review-column-fair = fair
hand-review-column-seen = all known
hand-review-table = The possible plays, and how many points more than the other player each brings { $seat }
hand-review-value = worth to { $seat } with all tiles known: { $points }
hand-review-lost = gave away { $points }
hand-review-was-played = played
hand-review-previous = Previous hand
hand-review-none = There is nothing to review yet: the first hand is still being played.

curse-terminal-keys = [letter] pick a tile [w-z] branch [p] pass [u] undo [H] hint [?] keys [q] menu

curse-title = Curse of the Doublet
curse-short = Curse
curse-blurb = Dominoes for two: match an open end and play again.
