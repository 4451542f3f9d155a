# Curse of the Doublet: why a move is refused, what it did, what lies where, the rules page.

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
curse-has-passed-on = { $seat } has passed on { $numbers }.
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
curse-style-club = knows the game well and makes few mistakes
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
