# Brief wordings of other messages, for a player who hears each of them: only what changes.

effect-turned = { $card }。
doublets-redealt = { board-stock }
doublets-played-waste = 組札：{ $card }。
doublets-played-reserve = { doublets-played-waste }リザーブ{ $pile }：{ pile-empty }。
doublets-played-reserve-filled-from-waste = { doublets-played-waste }リザーブ{ $pile }：{ $with }。
doublets-played-reserve-filled-from-stock = { doublets-played-reserve-filled-from-waste }

yield-removed-king = 除去：{ $card }。
yield-removed-pair = 除去：{ $card }{ list-between }{ $other }。

lady-jane-dealt-reserve = リザーブ：{ $cards }。
lady-jane-moved = { $card }：{ $to }。
lady-jane-turned-up = 開いた札：{ $card }。

curse-put-set = { $seat }：{ $tile }、起点。
curse-played = { $seat }：{ $tile }、{ curse-branch-name }、端は{ $end }。
curse-played-match = { $seat }：{ $tile }、{ curse-branch-name }、端は{ $end }、一致。
curse-passed = { $seat }はパス：{ $lacks }なし。
curse-turn = { $seat }の番。

counts-wanted = 次の札：{ $rank }、残り{ $left }。
