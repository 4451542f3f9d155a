# Curse of the Doublet: why a move is refused, what it did, what lies where, the rules page.

curse-not-held = the { $tile } is not in this hand.
curse-hand-goes-on = nobody chooses who leads while a hand is played.
curse-coin-decides = after a blocked hand the coin decides who leads.
curse-loser-chooses = { $seat } has lost the hand and chooses who leads the next.
curse-set-comes-first = the hand begins with the set: put down any one tile.
curse-set-lies-already = the set lies already: say which side the tile goes to.
curse-no-such-side = the set has no side { $side }; the sides are 1 to 4.
curse-does-not-join = the { $tile } does not fit: the open end there is { $end }.
curse-must-play = no passing now: the { $tile } can be played.
curse-hand-ended = the hand has ended.
curse-match-decided = the match is decided.

curse-put-set = { $seat } puts down the { $tile } as the set.
curse-played = { $seat } plays the { $tile } on side { $side }, which now ends in { $end }.
curse-played-match = { $seat } plays the { $tile } on side { $side }, which now ends in { $end }: a match.
curse-played-again = { $seat } plays the { $tile } on side { $side }, which now ends in { $end }: a match, and { $seat } plays again.
curse-passed = { $seat } passes and so has none of these numbers: { $lacks }.
curse-next-hand = Hand { $number } begins, and { $leader } leads.
curse-next-hand-by-coin = Hand { $number } begins. The coin falls for { $leader }, who leads.
curse-blocked = The hand is blocked, and nobody scores.
curse-went-out = { $seat } has played the last tile and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
curse-went-out-and-won = { curse-went-out } { curse-match-won }

curse-match-won = { $seat } has won the match!
curse-choosing = { $seat } chooses who leads the next hand.
curse-coin-next = The coin will decide who leads the next hand.
curse-turn = It is { $seat }'s turn.
curse-turn-again = { $seat } has made a match and plays again.
curse-turn-to-lead = { $seat } leads: any tile can be the set.

curse-move-set = put down the { $tile } as the set
curse-move-play = play the { $tile } on side { $side }, which will end in { $end }
curse-move-play-anyhow = play the { $tile } on side { $side }
curse-move-pass = pass
curse-move-lead = let { $seat } lead the next hand
curse-move-next = let the coin decide who leads the next hand

curse-board-match = Hand { $hand } of the match. South has { $south } and North { $north } points.
curse-board-set = The set is the { $tile }.
curse-board-no-set = No set lies on the table yet.
curse-board-side = Side { $side }: not started, open for a { $end }.
curse-board-branch = Side { $side }: { $tiles }; it ends in { $end }.
curse-board-hand = { $seat }: { $tiles }.
curse-board-aside = Aside: { $tiles }.

curse-level-novice = Novice
curse-level-casual = Casual
curse-level-club = Club
curse-level-strong = Strong
curse-level-best = Best
curse-style-novice = likes long turns and looks no further
curse-style-casual = has a feeling for the game, and often takes the second best
curse-style-club = plays what feels best, or nearly so
curse-style-strong = thinks plays through in hands that you may hold
curse-style-best = thinks longest, and reads your plays and passes
curse-against = against { $opponent }

curse-passed-on = passed on { $numbers }
curse-why-only-move = Nothing else is allowed.
curse-why-leading = Whoever leads has the better chances.
curse-why-goes-out = It is the last tile, and makes { $points ->
    [one] 1 point
   *[other] { $points } points
}.
curse-why-plays-again = It makes a match with the { $number }, so the same player plays again.
curse-why-cannot-be-answered = { $seat } has passed on { $numbers }, and nothing else is open then: it cannot be answered.
curse-why-closes-an-end = { $seat } has passed on { $number }, so { $seat } can join nothing there.
curse-why-few-answers = Of the { $possible } tiles that the other player may hold, { $answers ->
    [0] none
   *[other] only { $answers }
} can be joined to what is open then.
curse-why-doublet = A doublet fits only one number, and this one is gone then.
curse-why-keeps-going = Of the { $held } tiles that stay in the hand, { $joinable } can be joined then.
curse-why-on-average = Nothing in particular speaks for it, but it came out best when hands were played on.

hand-review-looking = Finding out what each play was worth.
hand-review-nobody-erred = Nobody made a play that was clearly worse than the best, for all that its player could know.
hand-review-costliest = Move { $number } cost most: { $seat } played { $play }. For all that { $seat } could know, { $best } was worth { $points } more on average.
hand-review-given-away = { $seat } gave away { $fair } by fair judgement, and { $seen } with all tiles open.
hand-review-given-up = The hand was given up.
hand-review-hand = Hand { $number }. { $ending }
hand-review-move = { $seat }: { $play }
hand-review-set = { $tile } as the set
hand-review-play = { $tile } on side { $side }
hand-review-points = { $whole }.{ $tenths }
hand-review-play-told = { $watcher } could think of { $before } hands that { $seat } might hold before it, and of { $after } after it.
hand-review-play-shows-all = Now { $watcher } could know all tiles that { $seat } held.
hand-review-pass-told = It proved that { $seat } had none of these numbers: { $lacks }. Of the { $before } hands that { $watcher } could think of, { $after } were left.
hand-review-pass-shows-all = It proved that { $seat } had none of these numbers: { $lacks }. Of the { $before } hands that { $watcher } could think of, one was left: { $watcher } could know all tiles.
hand-review-no-choice = There was nothing to choose.
hand-review-fair-best = For all that { $seat } could know, nothing was better: { $points } points on average.
hand-review-fair-better = For all that { $seat } could know, { $best } was better: { $most } points on average rather than { $points }.
hand-review-seen-best = With all tiles open, nothing was better: { $points } points.
hand-review-seen-better = With all tiles open, { $best } was better: { $most } points rather than { $points }.
hand-review-column-play = play
hand-review-column-fair = fair
hand-review-column-seen = all open
hand-review-table = What could be played, and the points that { $seat } would make more than the other
hand-review-value = worth to { $seat } with all tiles open: { $points }
hand-review-lost = gave away { $points }
hand-review-was-played = played
hand-review-previous = Hand before
hand-review-none = A review looks back over hands that have ended. This is the first, and it is still being played.

curse-title = Curse of the Doublet
curse-blurb = Dominoes for two: match an open end and play again.
curse-author = by Howard Fosdick, 2023, who also calls it Flaken's Frustration
curse-goal = Play your last tile before the other player does. The tiles left in the other hand are your points, and the first to 11 points wins the match.
curse-deal = Each player gets 11 tiles of a double-six set. The other six are put aside unseen.
curse-rule-C1 = Two players, South and North, share the 28 tiles of a double-six set: 11 for each, and six aside that nobody sees or uses.
curse-rule-C2 = A coin decides who leads the first hand. After that, whoever lost the last hand chooses who leads the next one. A blocked hand has no loser, so the coin decides again.
curse-rule-C3 = The leader puts any one tile in the middle. It is called the set, and putting it down ends the leader's turn.
curse-rule-C4 = The set has four sides, two for each of its numbers; a doublet has four for its only number. One branch can grow from each side. A branch is open at its outer end, for the number that its last tile shows there. A doublet in a branch is open for its own number, and only once.
curse-rule-C5 = You play by joining a tile to an open end, number to number, either at the end of a branch or at a side where no branch has started. Where is for you to choose.
curse-rule-C6 = If you can play, you must. If you cannot, you pass.
curse-rule-C7 = You make a match when the new outer end of your tile is the same number as the open end of any other branch that has been started. Then it is your turn again; if you have nothing to play, you pass. A side where nothing has been played yet does not count for a match. A tile that makes no match ends your turn.
curse-rule-C8 = The hand is over when somebody has played the last tile. It is blocked when two passes follow each other, and a pass after a match counts too.
curse-rule-C9 = Whoever goes out scores one point for each tile in the other hand, and one more if the last tile made a match. Nobody scores in a blocked hand.
curse-rule-C10 = Play as many hands as it takes: the first to 11 points wins the match.
curse-rule-C11 = You see your own tiles, the table, every play and every pass, and how many tiles the other player holds. A pass shows which numbers are not in that hand. The other tiles and those aside stay hidden.
curse-scoring = One point for each tile left in the other hand when you go out, and one more if your last tile made a match. A blocked hand scores nothing. 11 points win the match.
curse-tip-1 = Plan a chain before you play its first tile: each match lets you play again.
curse-tip-2 = Get rid of your doublets early: a doublet fits only one number.
curse-tip-3 = Play on the tile that the other player has just laid: it may spoil the match that was to come.
curse-tip-4 = When you are behind, try to block the hand: nobody scores in a blocked hand, so the points are saved.
