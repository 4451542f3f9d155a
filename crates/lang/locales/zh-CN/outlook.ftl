# Whether a game can still be won, hints, ways to win, and the review: what solvers have to say to a player.

outlook-can-be-won = 还能赢
outlook-cannot-be-won = 不能赢了
outlook-never-could = 这副牌赢不了
outlook-odds = 公平胜算：{ $worlds } 中的 { $wins }
outlook-odds-so-far = 公平胜算：{ $worlds } 中的 { $wins }……
outlook-not-found = 未知
outlook-looking = 检查中

outlook-sentence-can-be-won = 这一局还能赢。
outlook-sentence-cannot-be-won = 这一局不能赢了。
outlook-sentence-never-could = 不论怎么走，这副牌都赢不了。
outlook-sentence-odds = 只看到你所见的公平顾问，从这里在隐藏牌的 { $worlds } 种可能排列中赢 { $wins } 种。
outlook-sentence-not-found = 求解器时间用完，不知道这一局是否还能赢。
outlook-sentence-looking = 求解器正在检查这一局是否还能赢。
outlook-two-play = 判定和取胜路线只在单人纸牌中可用。
outlook-failed = 求解器出错，不再有判定和提示。你可以继续玩。
outlook-off = 不再显示这一局是否还能赢。
outlook-fair = 从现在起显示只看到你所见的公平顾问从这里赢的比例。

hint-looking = 请稍候：正在寻找有用的一步。
hint-not-found = 求解器时间用完，没有提示。
hint-nothing-to-gain = 从这里得不到更多了。可以认输，或者撤销几步。
hint-over = 这一局已经结束，没有提示。
hints-fair = 提示现在是公平的：只看你能看到的。
hints-all-cards = 提示现在看到全部牌。用了这样的提示，这一局算作用过辅助。
hint-win = 有一步走后仍然能赢。
hint-advised = 我有一个建议，只根据你能看到的牌。
hint-points = 这一局不能赢了，但有一步能得到 { $points } 分。
hint-which = 看看{ $card }。
hint-which-stock = 看看牌堆。
hint-which-tile = 看看骨牌 { $tile }。
hint-where = 你可以{ $move }。
hint-why-looking = 正在检查其他走法的结果。
hint-why-only = 走任何别的一步，这一局就不能赢了。
hint-why-all = 这里怎么走都不会输，所以这一步也一样好。
hint-why-some = { $all } 步中有 { $keep } 步走后仍然能赢，这是其中之一。
hint-why-single = 这是唯一可走的一步。
hint-why-unknown = 走这一步后仍然能赢。其他走法不一定。
hint-why-points = 它能得到 { $points } 分，是现在还能得到的最高分。
hint-why-some-points = 它能得到 { $points } 分，是找到的最高分。

fair-why-wins = 全部牌都已知道，从这一步起 { $count } 步可以赢。
fair-why-most-points = 全部牌都已知道：不能赢了，但这能得到 { $points } 分，是现在还能得到的最高分。
fair-why-wanted-soon = { $count ->
    [0] 基础牌堆现在就要{ $card }。
   *[other] 再过 { $count } 张牌，基础牌堆就要{ $card }：很快就用得上。
}
fair-why-looks-on = 还不需要拿牌，每翻一张都能知道更多。
fair-why-king = K 只会碍事。
fair-why-can-wait = 废牌堆的顶牌现在没有用，其他的可以等你看到更多再说。
fair-why-nothing-yet = 废牌堆还是空的，一切都可以等你看到更多再说。
fair-why-best = 走这一步比其他最好的一步赢得更多：{ $move }。
fair-why-hopeless = 在试过的排列中都没有找到取胜路线；这一步得分最多。
fair-why-unfinished = 在时间内没有找到更好的。
fair-why-safe = 它把一张别处用不到的牌收上去，或让它可以收上去。
fair-why-only = 别的走法都不会带来新情况。
fair-why-stuck = 没有新的牌可看了，所以能收的牌都收上去。
fair-why-counting = 我正在计算从这里能赢多少次。
fair-why-odds = 走这一步，我从这里在隐藏牌的 { $worlds } 种可能排列中赢 { $wins } 种。
fair-why-odds-so-far = 走这一步，我从这里在隐藏牌的 { $worlds } 种可能排列中赢 { $wins } 种；还在计算。

way-title-win = 取胜路线
way-title-points = 得到 { $points } 分的路线
way-at = 第 { $move } 步，共 { $count } 步
way-begin = 从这里：{ $move }。
way-step = { $done } 下一步：{ $move }。
way-next = 下一步：{ $move }。
way-end-win = { $done } 这样就赢了。
way-end-points = { $done } 得到 { $points } 分，是现在还能得到的最高分。
way-end-some-points = { $done } 得到 { $points } 分，是找到的最高分。
way-looking = 请稍候：正在寻找取胜路线。
way-not-found = 求解器时间用完，没有找到取胜路线。
way-nothing-to-gain = 从这里没有得分更多的路线。

seek-title = 正在寻找一副能赢的 { $game }
seek-tried = { $count ->
    [0] 正在检查第一副牌
   *[other] 已检查 { $count } 副牌
}
seek-gave-up = { $count } 副牌中没有一副确定能赢。

grade-easy = 容易
grade-medium = 中等
grade-hard = 困难
grade-very-hard = 非常困难
grade-cannot-be-won = 赢不了
grade-deal = 这副牌的难度：{ $grade }。{ $plays } 个快速玩家（从不多想的简单程序）中，{ $wins ->
    [0] 没有一个赢。
   *[other] 有 { $wins } 个赢。
}{ $adviser ->
    [wins] 公平顾问（只看到你所见的程序）能赢。
   *[loses] 公平顾问（只看到你所见的程序）赢不了。
}
grade-deal-cannot-be-won = 谁也赢不了这副牌。
grade-looking = 请稍候：电脑玩家正在试这副牌。
grade-unknown = 求解器时间不够，不知道这副牌有多难。
grade-which = 选择难度
seek-title-grade = 正在寻找一副 { $game }：{ $grade }
seek-gave-up-grade = { $count } 副牌中没有难度为“{ $grade }”的。

review-title = 复盘
review-looking = 正在寻找输掉这一局的那一步。
review-never-won = 每一步都对：直到最后都能赢，而且你赢了。
review-never-left = 你离开时，这一局还能赢。
review-from-the-start = 这副牌赢不了。最高可得 { $points } 分。
review-from-the-start-some = 这副牌赢不了。找到的最高分是 { $points } 分。
review-move = 第 { $number } 步丢掉了胜利：{ $move }。
review-move-first = 第一步就丢掉了胜利：{ $move }。
review-between = 胜利在第 { $from } 步和第 { $to } 步之间丢掉；求解器时间用完，无法确定是哪一步。
review-not-found = 求解器时间用完，不知道这副牌是否能赢。
review-until = 直到第 { $number } 步都还能赢。
review-what-would-have-won = 从那里这样走就能赢：
review-before-any-move = 第一步之前
review-position = 第 { $number } 步之后：{ $move }
review-at-can-be-won = 还能赢
review-at-cannot-be-won = 不能赢：最多 { $points } 分，满分 { $full } 分
review-at-some-points = 不能赢：至少 { $points } 分，满分 { $full } 分
review-at-unknown = 至少 { $points } 分，满分 { $full } 分
