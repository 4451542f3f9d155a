# Brief wordings of other messages, for a player who hears each of them: only what changes.

effect-turned = { $card }.
doublets-redealt = { board-stock }
doublets-played-waste = Fondation : { $card }.
doublets-played-reserve = { doublets-played-waste } Pile de réserve { $pile } : { pile-empty }.
doublets-played-reserve-filled-from-waste = { doublets-played-waste } Pile de réserve { $pile } : { $with }.
doublets-played-reserve-filled-from-stock = { doublets-played-reserve-filled-from-waste }

yield-removed-king = Retiré : { $card }.
yield-removed-pair = Retiré : { $card }{ list-between }{ $other }.

lady-jane-dealt-reserve = Réserve : { $cards }.
lady-jane-moved = { $card } : { $to }.
lady-jane-turned-up = Découvert : { $card }.

curse-put-set = { $seat } : { $tile }, domino de départ.
curse-played = { $seat } : { $tile }, { curse-branch-name }, finit par { $end }.
curse-played-match = { $seat } : { $tile }, { curse-branch-name }, finit par { $end }, un accord.
curse-passed = { $seat } passe : aucun { $lacks }.
curse-turn = À { $seat }.

counts-wanted = Attendu : { $rank }, reste { $left }.
