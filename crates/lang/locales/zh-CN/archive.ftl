# The list of saved games.

archive-title = 存档
archive-count = { $open ->
    [0] { $count } 局
   *[other] { $count } 局，其中 { $open } 局未完
}
archive-empty = 还没有存档。从第一步起就会保存。
archive-no-match = 没有符合的存档。
archive-reading = 还要读取 { $left } 局……
archive-game = 游戏
archive-deal = 编号
archive-state = 状态
archive-points = 得分
archive-moves = 步数
archive-played = 上次游玩
archive-no-deal = 自设局面
archive-two-players = { $game }（两人）
archive-open = 未完
archive-won = 胜
archive-lost = 负
archive-drawn = 平
archive-assisted = 用过辅助
archive-score = 比分 { $south } 比 { $north }
archive-and-more = { $before }，{ $part }
archive-search = 搜索
archive-search-hint = 游戏、编号或状态
archive-more = 显示更多
archive-open-only = 只看未完的
archive-continue = 继续
archive-review = 复盘
archive-delete = 删除
archive-confirm-delete = 永久删除这一局吗？它也会从统计中消失。

ago-now = 刚才
ago-minutes = { $count } 分钟前
ago-hours = { $count } 小时前
ago-days = { $count ->
    [1] 昨天
   *[other] { $count } 天前
}
ago-months = { $count } 个月前
ago-years = { $count } 年前
