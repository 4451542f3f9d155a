# The terminal's own sentences: menus, keys, questions, saves, statistics.

terminal-pass = 第 { $pass } 遍，共 { $passes } 遍
terminal-left = 剩 { $count }
terminal-tiles-of = { $seat }：{ $count } 张骨牌

terminal-match-score = { $south } { $south-points } : { $north-points } { $north }
terminal-with-undo = 用过撤销
terminal-assisted = 有帮助
terminal-must-pass = 没有能接的骨牌：按 p 过牌。
terminal-keys-doublets = [空格] 翻牌 [1-7 w] 出牌 [u] 撤销 [H] 提示 [W] 路线 [?] 按键 [q] 菜单
terminal-keys-yield = [空格] 翻牌 [字母] 配对 [u] 撤销 [H] 提示 [W] 路线 [?] 按键 [q] 菜单
terminal-keys-lady-jane = [空格] 发牌 [字母] 移动 [f] 收牌 [u] 撤销 [H] 提示 [W] 路线 [?] 按键 [q] 菜单
terminal-keys-curse = [字母] 选骨牌 [w-z] 分支 [p] 过牌 [u] 撤销 [H] 提示 [?] 按键 [q] 菜单
terminal-keys-over = [v] 复盘 [n] 新牌局 [R] 重新开始 [u] 撤销 [S] 统计 [q] 菜单

terminal-new-here = 第一次来？按 E 开始第一局。
terminal-new-game = 新牌局
terminal-menu-keys = [Enter] 开始 [E] 学习 [O] 存档 [N] 能赢的 [Z] 谜题 [L] 规则 [S] 统计 [,] 设置 [#] 编号 [D] 难度 [?] 按键 [q] 退出

terminal-too-small = Talon 需要 { $width } 列、{ $height } 行的窗口。当前是 { $now-width } × { $now-height }：请放大，或按 q 退出。
terminal-curtain-enter = 只有{ $seat }在看时按 Enter。
terminal-curtain-keys = [Enter] 继续 [q] 菜单
terminal-yes = 是
terminal-no = 否
terminal-number-hint = 请输入 0 到 { $most } 的数字。
terminal-number-keys = [Enter] 发牌 [Esc] 取消
terminal-choice-keys = [方向键] 选择 [Enter] 确定 [Esc] 取消

terminal-figures = 成绩
terminal-page-keys-more = [空格] 还有更多 [方向键] 滚动 [左] [右] 其他游戏 [Esc] 返回
terminal-page-keys-games = [方向键] 滚动 [左] [右] 其他游戏 [Esc] 返回

terminal-help-moving = 走牌
terminal-help-mouse = 鼠标
terminal-help-position = 局面
terminal-help-deal = 牌局
terminal-help-pages = 其他
terminal-name-arrows = 方向键
terminal-name-left = 左
terminal-name-right = 右
terminal-name-enter = Enter
terminal-name-tab = Tab
terminal-name-esc = Esc
terminal-name-space = 空格 .
terminal-name-click = 单击
terminal-name-drag = 拖动
terminal-name-right-click = 右击
terminal-key-letter = 使用这个字母的牌堆：拿起、放下，或走唯一的一步
terminal-key-enter = 在光标处拿起或放下
terminal-key-tab = 到下一个可走的牌堆
terminal-key-esc = 放回手里的牌；手里没有牌时返回菜单
terminal-key-stock = 翻一张牌，或发牌
terminal-key-pass = 过牌（Curse of the Doublet）
terminal-key-click = 拿起、放下，或走唯一的一步
terminal-key-drag = 拖动一张牌或骨牌
terminal-key-right-click = 把牌送到基础牌堆；双击也一样
terminal-help-solver = 提示、判定和复盘
terminal-key-interrupt = 随时退出；牌局已保存
terminal-key-redraw = 重新绘制屏幕

terminal-settings-keys = [方向键] 选择和更改 [Enter] 下一个值 [Esc] 返回
terminal-setting-verdict = 还能赢吗？
terminal-setting-verdict-help = 显示在单人纸牌的消息旁。按 v 也可以更改。
terminal-setting-hints = 提示
terminal-setting-hints-help = 看到全部牌的提示会让这一局算作有帮助。
terminal-setting-deals-help = 开头的容易牌局都能赢。
terminal-setting-opponent = Curse 的对手
terminal-setting-opponent-help = 从下一场比赛起的对手。
terminal-setting-colours = 花色颜色
terminal-setting-colours-help = 四色时，方块为蓝色，梅花为绿色。
terminal-setting-clock = 时钟
terminal-setting-clock-help = 在第一行显示你已用的时间。
terminal-verdict-solver = 看到全部牌的求解器
terminal-verdict-odds = 根据你所见的胜算
terminal-hints-fair = 只看你所见
terminal-hints-all-cards = 看到全部牌
terminal-colours-two = 两种
terminal-colours-four = 四种
terminal-hidden = 隐藏
terminal-deal-winnable = N：能赢的
terminal-shown = 显示

terminal-verdict-off = 再按 v 隐藏。
terminal-verdict-back = 再按 v 显示。
terminal-hint-more = 按 H 看更多。
terminal-hint-play = 按 H 走这一步，按 W 看整条路线。
terminal-hint-play-fair = 按 H 走这一步。
terminal-seek-keys = [Esc] 停止
terminal-way-keys-none = [Esc] 返回牌局
terminal-way-keys = [方向键] 一步 [空格] 播放或停止 [l] 列表 [Enter] 从这里玩 [Esc] 返回
terminal-way-keys-list = [方向键] 一步 [l] 桌面 [Enter] 从这里玩 [Esc] 返回
terminal-review-legend = { $yes } 能赢  { $no } 不能赢  { $full } 已得分  { $shade } 还能得
terminal-next-hand = 按 Enter 进入下一轮，按 v 复盘这一轮。
terminal-hand-review = 按 v 复盘这一轮。
terminal-hand-keys = [方向键] 步 [t] 代价最大 [Esc] 返回
terminal-hands-keys = [方向键] 步 [左] [右] 轮 [t] 代价最大 [Esc] 返回
terminal-hands-legend = 条形：全部骨牌可见时这一轮的得分。数字：一步送掉的分，按对手可能持有的骨牌取平均。
terminal-review-keys = [方向键] 一步 [w] 最佳路线 [f] 找出那一步 [a] 从这里再试 [t] 败着 [Esc] 返回

terminal-archive-keys = [Enter] 打开 [v] 复盘 [x] 删除 [/] 搜索 [Tab] 只看未完 [Esc] 返回
terminal-archive-keys-searching = [Enter] 保留 [Esc] 显示全部
terminal-archive-keys-delete = [y] 删除 [n] 保留

terminal-plain-which-game = 请选择游戏：doublets、yield、lady-jane 或 curse。
terminal-plain-title = { $game }，第 { $deal } 号。
terminal-plain-begin = 输入一步，或 help。
terminal-plain-unknown = 输入 moves 列出可走的牌，或 help。
terminal-plain-yes-no = yes 还是 no？
terminal-plain-no-moves = 没有可走的牌了。
terminal-plain-goodbye = 再见。
terminal-plain-goodbye-saved = 再见。牌局已保存。
terminal-plain-goodbye-not-saved = 再见。这一局无法保存。
terminal-plain-hint-more = 输入 hint 看更多。
terminal-plain-hint-write = 输入 { $move } 走这一步。
terminal-plain-verdict-back = 输入 verdict 听一次，或 verdict on 一直听。
terminal-plain-deal-winnable = 输入 new winnable 发一副能赢的牌。
terminal-plain-verdict-on = 从现在起，是否还能赢有变化时都会告诉你。
terminal-plain-review-first = 正在复盘。
terminal-plain-review-not-over = 牌局结束后才能复盘。要现在结束，输入 give up。
terminal-plain-again-how = 输入 again { $number } 从那里再试一次。
terminal-plain-again-number = 这一局有 { $count } 步：输入 again 和 1 到 { $most } 的数字。
terminal-plain-continue-how = 输入 continue 和编号打开其中一局。
terminal-plain-continue-number = { $count ->
    [0] 还没有存档。
   *[other] 有 { $count } 个存档：输入 continue 和 1 到 { $count } 的编号。
}
terminal-plain-free = 可以用：{ $spots }。
terminal-plain-which-move = 这可能是几种走法：{ $moves }。请输入其中一种。
terminal-plain-not-there = 桌面上看不到{ $piece }。
terminal-plain-no-answer = 桌面上没有叫 { $words } 的。输入 board 查看全部。
terminal-plain-must-pass = 没有能接的骨牌：输入 pass。
terminal-plain-brief = 从现在起只报变化。
terminal-plain-brief-off = 从现在起每步之后重新报分。
terminal-plain-way-line = { $number }. { $move }：{ $name }。
terminal-plain-way-lines = { $number } 到 { $last }. { $move }，{ $count } 次：{ $name }。
terminal-plain-help = 按可走牌列表中的写法输入一步，或输入下列命令之一。也可以直接写牌名：9c 4d、10c jd、5s home。带问号的词是向桌面提问：waste?、stock?、wanted?、free?

terminal-lesson-keys = [H] 显示这一步 [u] 撤销 [Esc] 离开
terminal-lesson-keys-next = [Enter] 下一课：{ $title } [u] 撤销 [Esc] 离开
terminal-lesson-keys-done = [Enter] 离开
terminal-lessons-keys = [方向键] 选择 [Enter] 开始 [左] [右] 其他游戏 [Esc] 返回
terminal-lesson-explains = 按 E 查看解释。
terminal-plain-lesson = 输入文字所要求的一步。或者：hint、board、undo、quit。
terminal-plain-lesson-move = 输入：{ $move }
terminal-plain-lesson-explains = 输入 learn { $lesson } 学习解释它的课程。
terminal-plain-figure = { $name }：{ $value }。
terminal-plain-what-next = 输入 new 发新牌，restart 重玩这副，review 复盘，或 quit 退出。
terminal-plain-new-here = 第一次来？输入：learn first
terminal-ending-table = 看看桌面
