# Notices and questions before, during and after a game.

notice-resumed = 这是你上次离开的牌局。
notice-opponent-stays = 对手：{ $here }。下一场比赛：{ $next }。
notice-other-move-counts = 那一步曾露出隐藏的牌。重走同一步没有影响。如果走别的一步，这一局算作用过撤销。
notice-looked-back-counts = 你在看到隐藏的牌之后走了别的一步，所以这一局算作用过撤销。
notice-hint-counts = 你用了提示，所以这一局算作用过辅助，统计中单独计算。
notice-line-counts = 你用了能看到隐藏牌的辅助，所以这一局算作用过辅助，统计中单独计算。
notice-deal-can-be-won = 这副牌可以赢。
notice-first-deal = 每 100 副 { $game } 中约有 { $lost } 副赢不了。这一副能赢（见设置“新牌局”）。
notice-plays-on = 从这个局面继续。
notice-tries-again = 同一副牌从第 { $number } 步再试一次。算作用过辅助。
notice-tries-again-from-the-start = 同一副牌从头再试一次。算作用过辅助。
notice-set-aside = 有一局存档无法读取：{ $reason }。它保留为 { $kept }。
notice-cannot-save = 这一局无法保存：{ $reason }。你可以继续玩，但离开后会丢失。
notice-saves-again = 保存功能恢复，没有丢失任何内容。
notice-open-elsewhere = 你上次的牌局在另一个窗口中打开，所以这是新的一局，单独保存。
notice-in-use = 这一局在另一个窗口中打开。请先在那里关闭。
notice-recovered = 这个存档已损坏（{ $reason }）。从最后可读的第 { $moves } 步继续。损坏的文件保留为 { $kept }。
notice-newer = 存档 { $name } 来自较新版本的 Talon，保持不变。
notice-cannot-open = 无法打开存档 { $name }：{ $reason }。

refused-nothing-to-undo = 没有可撤销的步骤。
refused-nothing-to-redo = 没有可重做的步骤。

link-unreadable = 链接在第 { $number } 步“{ $move }”处停止，因为无法读取。这是之前的局面。
link-refused = 链接在第 { $number } 步“{ $move }”处停止，因为不合规则。{ $reason } 这是之前的局面。

steps-undone = { $more ->
    [0] 已撤销：{ $move }。
   *[other] 已撤销：{ $move }，以及另外 { $more } 步。
}
steps-redone = 已重做：{ $moves }

confirm-give-up = 认输吗？这一局将算输。
confirm-restart = 重新开始这副牌吗？这一局将算输。
confirm-winning-line = 显示如何取胜吗？这一局将算作用过辅助。
confirm-new-deal = 离开这一局换一副牌吗？这一局将算输。

figure-played = 局数
figure-won = 胜
figure-won-percent = 胜率（%）
figure-streak = 连胜
figure-longest-streak = 最长连胜
figure-best-score = 最高得分
figure-best-time = 最快用时
figure-with-undo = 用过撤销的胜局
figure-assisted = 用过辅助（不计）
figure-won-of = { $won } / { $played }
figure-none = -
statistics-rates = 每 100 副牌，只看到你所见的公平顾问大约赢 { $fair } 副。看到全部牌的玩家大约能赢 { $all } 副。
statistics-winnable = { $decided } 副牌中有 { $could } 副可以赢。其中你赢了 { $won } 副：{ $percent }%。
statistics-undecided = 有 { $count } 局输掉的牌还不知道能不能赢。
statistics-by-grade = 按难度
statistics-by-opponent = 按对手

duration = { $minutes }:{ $seconds }
duration-with-hours = { $hours }:{ $minutes }:{ $seconds }

ending-points = 得分
ending-points-value = { $points } / { $full }
ending-moves = 步数
ending-time = 用时
ending-grade = 难度
ending-grade-value = { $grade }，{ $plays } 个快速玩家中 { $wins } 个赢
ending-streak = 连胜
ending-hands = 各轮
ending-hand = { $seat } { $points }
ending-hand-blocked = 僵局
ending-new-match = 新的比赛
ending-first-win = 你在这个游戏中的第一场胜利！
ending-first-unaided = 你第一次不用撤销和辅助取胜！
ending-longest-streak = { $wins } 连胜：这 { $games } 局中最长的连胜。
ending-fastest = 最近 { $wins } 场胜局中最快的一场。
ending-fewest-moves = 最近 { $wins } 场胜局中步数最少的一场。
ending-hard-deal = { $wins ->
    [0] 这副牌很难：{ $plays } 个快速玩家中没有一个赢。
   *[other] 这副牌很难：{ $plays } 个快速玩家中只有 { $wins } 个赢。
}
ending-unaided = 没用撤销和辅助就赢了：最近 { $played } 局中有 { $won } 局如此。
ending-with-undo = 算作用过撤销的一局。
ending-assisted = 算作用过辅助。
ending-never-winnable = 这副牌赢不了。
ending-try-again = 从第 { $number } 步再试
