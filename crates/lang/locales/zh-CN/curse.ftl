# Curse of the Doublet: why a move is refused, what it did, what lies where.

curse-not-held = 骨牌 { $tile } 不在这手牌里。
curse-hand-goes-on = 这一轮结束后才选谁先出。
curse-coin-decides = 一轮僵局之后，由硬币决定谁先出。
curse-loser-chooses = { $seat }输了这一轮，由其选择下一轮谁先出。
curse-set-comes-first = 每轮从起始牌开始：打出任意一张作为起始牌。
curse-set-lies-already = 起始牌已经放好：请说明这张牌接在哪一支上。
curse-no-such-side = 没有第 { $side } 支；分支只有 1 到 4。
curse-does-not-join = 骨牌 { $tile } 接不上：那里的开口是 { $end }。
curse-must-play = 骨牌 { $tile } 可以打出时不能过牌。
curse-hand-ended = 这一轮已经结束。
curse-match-decided = 比赛已经结束。

curse-branch = { $side ->
    [1] 上面的分支
    [2] 左边的分支
    [3] 右边的分支
    [4] 下面的分支
   *[other] 第 { $side } 支
}
curse-branch-name = { curse-branch }

curse-put-set = { $seat }打出 { $tile } 作为起始牌。
curse-played = { $seat }把 { $tile } 接在{ curse-branch }上，开口变成 { $end }。
curse-played-match = { $seat }把 { $tile } 接在{ curse-branch }上，开口变成 { $end }：匹配。
curse-passed = { $seat }过牌，所以手里没有这些点数：{ $lacks }。
curse-next-hand = 第 { $number } 轮开始。输家选择由{ $leader }先出。
curse-next-hand-by-coin = 第 { $number } 轮开始，硬币决定{ $leader }先出。
curse-blocked = 这一轮成僵局，双方都不得分。
curse-went-out = { $seat }打出最后一张，得 { $points } 分：对手剩下的骨牌 { $tiles } 分{ $extra ->
    [0] 。
   *[other] ，最后的匹配 { $extra } 分。
}
curse-score = 比分：南家 { $south }，北家 { $north }。
curse-left-with = { $seat }剩下：{ $tiles }。

curse-match-won = { $seat }赢得比赛！
curse-choosing = 由{ $seat }选择下一轮谁先出。
curse-coin-next = 由硬币决定下一轮谁先出。
curse-turn = 轮到{ $seat }。
curse-turn-again = { $seat }形成匹配，再出一次。
curse-turn-to-lead = { $seat }先出：任意一张都可以作为起始牌。

curse-now-lead-by-coin = 硬币决定你先出。把任意一张放在中间。
curse-now-lead = 你先出。把任意一张放在中间。
curse-now-turn = 轮到你。
curse-now-again = 匹配：再出一次。
curse-now-pass = 没有能接的骨牌：过牌。
curse-now-choose = 由你选择谁先出。
curse-now-other = { $seat }正在思考。
curse-now-looking = 看看这一轮，然后继续。
curse-you = { $seat }，你
curse-opponent = { $seat }，{ $opponent }
curse-hand-number = 第 { $hand } 轮，先得 { $target } 分
curse-hand-number-short = 第 { $hand } 轮，{ $target } 分
curse-score-title = 比分
curse-match-score = { $south } { $left } : { $right } { $north }
curse-last-turn = 上一手：{ $tiles }。

curse-move-set = 打出 { $tile } 作为起始牌
curse-move-play = 把 { $tile } 接在{ curse-branch }上，开口变成 { $end }
curse-move-play-anyhow = 把 { $tile } 接在第 { $side } 支上
curse-move-pass = 过牌
curse-move-lead = 让{ $seat }在下一轮先出
curse-move-next = 让硬币决定下一轮谁先出

curse-board-match = 比赛第 { $hand } 轮。比分：南家 { $south }，北家 { $north }。
curse-board-set = 起始牌是 { $tile }。
curse-board-no-set = 还没有起始牌。
curse-board-side = 第 { $side } 支（{ curse-branch-name }）：尚未开始，可接 { $end }。
curse-board-branch = 第 { $side } 支（{ curse-branch-name }）：{ $tiles }；开口是 { $end }。
curse-board-hand = { $seat }：{ $tiles }。
curse-board-passed = { $seat }曾在 { $numbers } 上过牌，没有这些点数。
curse-board-aside = 放在一边：{ $tiles }。

curse-level-novice = 新手
curse-level-casual = 休闲玩家
curse-level-club = 俱乐部玩家
curse-level-strong = 高手
curse-level-best = 大师
curse-style-novice = 能匹配就匹配，否则打出点数最大的牌：适合第一场比赛
curse-style-casual = 有牌感，但常常满足于次好的一步
curse-style-club = 熟悉游戏，但偶尔会失误
curse-style-strong = 凭丰富的经验出牌，还会留意你没有打出的牌
curse-style-best = 想得最久，会读你的出牌和过牌
curse-against = { $opponent }

curse-passed-on = 曾在 { $numbers } 上过牌
curse-why-leading = 先出的一方机会更好。
curse-why-goes-out = 这是最后一张，得 { $points } 分。
curse-why-plays-again = 它与 { $number } 匹配，所以同一玩家再出一次。
curse-why-cannot-be-answered = { $seat }曾在 { $numbers } 上过牌，而且没有别的开口，所以无法应对。
curse-why-closes-an-end = { $seat }曾在 { $number } 上过牌，不能在那里出牌。
curse-why-few-answers = 对手可能有的 { $possible } 张骨牌中，{ $answers ->
    [0] 没有一张
   *[other] 只有 { $answers } 张
}能接上开口。
curse-why-doublet = 对子只能接一个点数，这一步把它打掉。
curse-why-keeps-going = 手里剩下的 { $held } 张骨牌中，有 { $joinable } 张能接上开口。
curse-why-on-average = 没有特别突出的理由，但把各轮推演到底时它的结果最好。

hand-review-looking = 正在计算每一步的价值。
hand-review-nobody-erred = 从当时能知道的情况看，没有人走出明显不如最佳的一步。
hand-review-costliest = 第 { $number } 步代价最大：{ $seat }打了{ $play }。从{ $seat }能知道的情况看，{ $best }平均多值 { $points } 分。
hand-review-given-away = { $seat }按当时所知送掉 { $fair } 分，按全部骨牌可见送掉 { $seen } 分。
hand-review-given-up = 这一轮以认输结束。
hand-review-hand = 第 { $number } 轮。{ $ending }
hand-review-move = { $seat }：{ $play }
hand-review-set = { $tile }（起始牌）
hand-review-play = { $tile }（{ curse-branch-name }）
hand-review-went-out = { $seat }打出最后一张，得 { $points } 分。
hand-review-points = { $whole }.{ $tenths }
hand-review-play-narrows = 就{ $watcher }所能知道的，{ $seat }在这一步之前可能有 { $before } 种手牌，之后有 { $after } 种。
hand-review-play-shows-all = 这一步之后，{ $watcher }可以推断出{ $seat }的每一张骨牌。
hand-review-pass-narrows = 这证明{ $seat }没有这些点数：{ $lacks }。{ $watcher }需要考虑的 { $before } 种手牌只剩 { $after } 种。
hand-review-pass-proves = 这证明{ $seat }没有这些点数：{ $lacks }。
hand-review-pass-shows-all = 这证明{ $seat }没有这些点数：{ $lacks }。{ $watcher }需要考虑的 { $before } 种手牌只剩一种：{ $watcher }可以推断出每一张骨牌。
hand-review-no-choice = 别无选择。
hand-review-fair-best = 从{ $seat }能知道的情况看，没有更好的：平均 { $points } 分。
hand-review-fair-better = 从{ $seat }能知道的情况看，{ $best }更好：平均 { $most } 分，而不是 { $points } 分。
hand-review-seen-best = 若全部骨牌可见，没有更好的：{ $points } 分。
hand-review-seen-better = 若全部骨牌可见，{ $best }更好：{ $most } 分，而不是 { $points } 分。
hand-review-column-play = 出牌
hand-review-column-fair = 公平
hand-review-column-seen = 全可见
hand-review-table = 可能的出牌，以及每一步让{ $seat }比对手多得几分
hand-review-value = 若全部骨牌可见，对{ $seat }的价值：{ $points }
hand-review-lost = 送掉 { $points }
hand-review-was-played = 实际出牌
hand-review-previous = 上一轮
hand-review-none = 还没有可以复盘的：第一轮还在进行。

curse-terminal-keys = [字母] 选骨牌 [w-z] 分支 [p] 过牌 [u] 撤销 [H] 提示 [?] 按键 [q] 菜单

curse-title = Curse of the Doublet
curse-short = Curse
curse-blurb = 双人骨牌：接上相同点数的开口，再出一次。
