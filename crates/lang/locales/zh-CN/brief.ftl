# Brief wordings of other messages, for a player who hears each of them: only what changes.

effect-turned = { $card }。
doublets-redealt = { board-stock }
doublets-played-waste = 基础牌堆：{ $card }。
doublets-played-reserve = { doublets-played-waste }储备堆 { $pile }：{ pile-empty }。
doublets-played-reserve-filled-from-waste = { doublets-played-waste }储备堆 { $pile }：{ $with }。
doublets-played-reserve-filled-from-stock = { doublets-played-reserve-filled-from-waste }

yield-removed-king = 拿走：{ $card }。
yield-removed-pair = 拿走：{ $card }{ list-between }{ $other }。

lady-jane-dealt-reserve = 储备：{ $cards }。
lady-jane-moved = { $card }：{ $to }。
lady-jane-turned-up = 露出：{ $card }。

curse-put-set = { $seat }：{ $tile }，起始牌。
curse-played = { $seat }：{ $tile }，{ curse-branch-name }，开口 { $end }。
curse-played-match = { $seat }：{ $tile }，{ curse-branch-name }，开口 { $end }，匹配。
curse-passed = { $seat }过牌：没有 { $lacks }。
curse-turn = 轮到{ $seat }。

counts-wanted = 需要：{ $rank }，剩 { $left }。
