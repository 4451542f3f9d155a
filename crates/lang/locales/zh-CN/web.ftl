# The browser's own sentences: buttons, bars, pages, settings.

web-table = 牌桌

command-undo = 撤销
command-redo = 重做
command-hint = 提示
command-new-deal = 新牌局
command-new-winnable-deal = 新的能赢牌局
web-deal-winnable = 发一副能赢的
command-new-graded-deal = 按难度开新局
command-deal-by-number = 按编号开局
command-restart = 重新开始
command-give-up = 认输
command-home = 送到基础牌堆
command-statistics = 统计
command-settings = 设置
command-share = 此局面的链接
command-games = 全部游戏
command-menu = 菜单
web-yes = 是
web-no = 否

web-against-computer = 与电脑对战
web-against-computer-note = 你是南家。
web-opponent = 对手
web-two-at-one-table-note = 你们轮流出牌，换人时幕布遮住双方的手牌。
web-curtain-note = 双方的手牌都已遮住。只有{ $seat }在看时再继续。
web-curtain-lift = 显示{ $seat }的手牌
web-between-hands = 两轮之间

web-panel = 一览
web-wanted-sentence = 基础牌堆的下一张：{ $rank }。

web-page-title = { $page } – Talon
web-tagline = 单人纸牌和骨牌游戏
web-pages = 页面
web-close = 关闭
web-cancel = 取消
web-play = 开始
web-daily = 今日牌局
web-continue = 继续：{ $count } 步
web-friend = 和朋友玩
web-continue-for-two = 两人一屏：继续，{ $count } 步
web-to-the-table = 到牌桌
web-rule = 规则 { $rule }
web-rules-of = { $game } 的规则
web-other-rules = 各游戏的规则

web-deal-number-note = 同一编号对所有人永远是同一副牌。
web-deal-it = 发牌

web-keys-moving = 用键盘
web-keys-enter = 拿起、放下或翻一张牌
web-keys-escape = 放回手里的牌，或关闭打开的内容
web-keys-pointing = 用鼠标或触摸
web-keys-drag = 把牌或骨牌拖到目标位置；可以放的位置会亮起。
web-keys-tap = 或者先点它，再点目标位置。在 Doublets 和 Yield 中，只有一步可走的牌会立即打出。
web-keys-double-tap = 在 Lady Jane 中，双击一张牌可以送到基础牌堆。
web-keys-commands = 命令
web-keys-piles = 牌堆的按键

web-hint-more = 更多
web-hint-play = 走这一步
web-hint-way = 显示路线
web-way-first = 到第一步
web-way-back = 后退一步
web-way-next = 前进一步
web-way-last = 到最后一步
web-way-play-on = 从这里玩

web-ending = 牌局结束
web-same-again = 再玩这副牌

web-daily-title = { $game }：今日牌局
web-link-copied = 已复制此局面的链接。
web-part-missing = Talon 的这一部分无法加载。Talon 会继续尝试。
web-no-link = 这一局不是按编号发的，所以没有链接。

web-back-to-game = 返回牌局
web-review-nothing = 还没有可以复盘的步骤。
web-review-progress = 已检查 { $done } 个局面，共 { $all } 个
web-review-graph = 牌局中的位置
web-review-place = 在这个局面
web-review-points-to-be-had = 还能得的分
web-review-could-be-won = 能赢
web-review-could-not-be-won = 不能赢
web-review-chance = 公平顾问的胜率（%）
web-review-lost-here = 丢掉了胜利
web-review-show-way = 显示从这里的最佳路线
web-review-try-again = 从这里再试
web-review-find-move = 找出制胜的一步
web-review-go-back = 回到这个局面

setting-theme = 主题
setting-theme-dark = 深色
setting-theme-light = 浅色
setting-as-system = 与此设备相同
setting-contrast = 对比度
setting-contrast-high = 高
setting-motion = 动画
setting-motion-none = 关闭
setting-sounds = 声音
setting-sounds-on = 出牌、走不了和获胜时发出声音
setting-pieces = 纸牌和骨牌
setting-four-colours = 每种花色不同颜色
setting-large-print = 大字
setting-left-handed = 左手：左右互换
setting-letter-keys = 单字母键执行命令
setting-letters = 显示每个牌堆的按键
setting-language = 语言
setting-as-browser = 与此浏览器相同
setting-status-line = 牌桌下方
setting-score = 得分
setting-stock = 牌堆张数
setting-verdict = 是否还能赢
setting-verdict-when-asked = 只在我询问时显示
setting-verdict-all-cards = 总是显示，使用全部牌
setting-verdict-fair = 总是显示只看到你所见的公平顾问赢的比例
setting-verdict-never = 从不显示
setting-hints = 提示
setting-hints-see-all = 提示看到全部牌（用了这样的提示，这一局算作有帮助）
setting-hide-numbers = 隐藏关于我的全部数字

statistics-empty = 你还没有结束过一局。第一局将计入这里。
statistics-hidden = 按你的要求隐藏了数字。牌局仍在计数。
statistics-progress = 已统计 { $done } 局，共 { $all } 局
statistics-counting = 正在统计你的牌局。
web-other-statistics = 各游戏的统计
graph-results = 最近的牌局
graph-shares = 胜率变化（%）
graph-scores = 按得分的牌局
graph-as-table = 以表格显示
graph-result = 结果
graph-in-a-row = 连续
graph-game = 牌局
graph-lost = 输
graph-drawn = 平
graph-latest = 复盘牌局
web-unknown-address = 这个链接没有对应的 Talon 页面。这里是所有游戏。
web-unknown-deal = 没有这个编号的牌局：编号从 0 到 { $most }。这里是所有游戏。
web-unknown-day = 日历上没有这一天。这里是所有游戏和今日牌局。

daily-title = 每日牌局
daily-intro = 每天所有人都是同一副牌，而且能赢。每日牌局是单独的一局，以前的日子可以补玩。
daily-day = { $date }：{ $state }
daily-none = 未玩
daily-open = 进行中
daily-won = 胜
daily-lost = 负
daily-share = 复制今日成绩
daily-result = { $game }：{ $state }，{ $count } 步，{ $time }
daily-streak = 连续 { $count } 天

web-learn = 学习
web-learn-first = 第一局
web-first-game-offer = 第一次来？
web-first-game-play = 有指导的入门局（2 分钟）
web-lesson = 课程
web-lesson-show = 显示这一步
web-lesson-next = 下一课：{ $title }
web-lesson-list = 全部课程
web-fetch-failed = 无法加载此页面。请检查网络连接后重试。
web-other-lessons = 其他游戏的课程
lessons-heading-first = 入门
lessons-heading-techniques = 打得更好
