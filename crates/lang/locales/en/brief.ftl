# Brief wordings of other messages, for a player who hears each of them: only what changes.

effect-turned = { $card }.
doublets-redealt = { board-stock }
doublets-played-waste = Foundation: { $card }.
doublets-played-reserve = { doublets-played-waste } Reserve pile { $pile }: { pile-empty }.
doublets-played-reserve-filled-from-waste = { doublets-played-waste } Reserve pile { $pile }: { $with }.
doublets-played-reserve-filled-from-stock = { doublets-played-reserve-filled-from-waste }

yield-removed-king = Removed: { $card }.
yield-removed-pair = Removed: { $card }{ list-between }{ $other }.

lady-jane-dealt-reserve = Reserve: { $cards }.
lady-jane-moved = { $card }: { $to }.
lady-jane-turned-up = Now open: { $card }.

curse-put-set = { $seat }: { $tile }, the set.
curse-played = { $seat }: { $tile }, { curse-branch-name }, end { $end }.
curse-played-match = { $seat }: { $tile }, { curse-branch-name }, end { $end }, a match.
curse-passed = { $seat } passes: no { $lacks }.
curse-turn = { $seat }'s turn.

counts-wanted = Wanted: { $rank }, { $left } left.
