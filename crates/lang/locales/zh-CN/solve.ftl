# What a search found out about a position.

solve-won = { $moves ->
    [0] 已经赢了。
   *[other] { $moves } 步可以赢：
}
solve-lost = 不论怎么走都赢不了。
solve-score = 赢不了。{ $moves ->
    [0] 没有一步能超过 { $points } 分。
   *[other] 最高分是 { $points } 分，用 { $moves } 步：
}
solve-score-so-far = 搜索提前结束。{ $moves ->
    [0] 没有找到超过 { $points } 分的走法。
   *[other] 找到的最高分是 { $points } 分，用 { $moves } 步：
}
solve-hand-ahead = 若全部骨牌可见，{ $seat }比{ $other }多得 { $points } 分：
solve-hand-even = 若全部骨牌可见，双方得分相同：
solve-hand-over = 这一轮已经结束。
