# Puzzles.

puzzles-solved = 已解 { $solved } / { $count }
puzzle-title = { $game }：{ $kind }
puzzle-question-number = 第 { $number } 问，共 { $count } 问
puzzle-rating = { $difficulty }，{ $rating }
puzzle-none = 没有这样的谜题。

puzzle-kind-way = 寻找路线
puzzle-kind-own = 来自你的牌局
puzzle-kind-fair-choice = 公平选择
puzzle-kind-double-dummy = 明手
puzzle-kind-inference = 你知道什么？
puzzle-kind-safety-play = 安全出牌

puzzle-difficulty-very-easy = 非常容易
puzzle-difficulty-easy = 容易
puzzle-difficulty-medium = 中等
puzzle-difficulty-hard = 困难
puzzle-difficulty-very-hard = 非常困难

puzzle-theme-wait = 耐心有回报
puzzle-theme-now = 机不可失
puzzle-theme-which = 哪张牌？
puzzle-theme-match = 一次匹配
puzzle-theme-no-match = 可以等的匹配
puzzle-theme-block = 无法应对
puzzle-theme-quiet = 安静的一步
puzzle-theme-numbers = 缺少的点数
puzzle-theme-tile = 可能的骨牌
puzzle-theme-count = 数手牌

puzzle-ask-way = 全部牌已知。找出唯一还能赢的一步。
puzzle-ask-own = 你在这里丢掉了胜利。找出能保住胜利的一步。
puzzle-ask-fair-choice = 牌堆看不到。找出之后还能赢的排列最多的一步。
puzzle-ask-double-dummy = 你是{ $seat }，知道全部骨牌。找出保住这一轮胜局的唯一一步。
puzzle-ask-safety-play = 你是{ $seat }，看不到对手的手牌。找出不论{ $other }有什么手牌都能赢的唯一一步。
puzzle-ask-inference = 你是{ $seat }。{ $other }的过牌证明了其手中牌的什么？
puzzle-ask-numbers = 你是{ $seat }。{ $other }的手牌里肯定没有哪些点数？
puzzle-ask-tile = 你是{ $seat }。这些骨牌中，{ $other }还可能有哪一张？
puzzle-ask-count = 你是{ $seat }。{ $other }可能有多少种手牌？

puzzle-answer-numbers = { $numbers }
puzzle-answer-count = { $count } 种

puzzle-right = 正确。
puzzle-right-next = 正确。{ $played }
puzzle-played = 接下来的步骤：{ $moves }。
puzzle-solved = 解开了！
puzzle-solved-clean = 没有失误地解开了！
puzzle-shown = 答案：{ $answer }。
puzzle-not-asked = 题目问的不是这个。

puzzle-wrong-way = 不对：之后最多只能得到 { $points } 分，满分 { $most } 分。
puzzle-wrong-own = 不对：之后就不能赢了。
puzzle-wrong-fair-choice = 不对：之后 { $worlds } 种排列中能赢 { $count } 种。最佳一步之后是 { $best } 种。
puzzle-wrong-hand = 不对：如果之后双方都打得好，{ $outcome }。
puzzle-wrong-against = 不对：如果{ $other }有 { $tiles }，{ $outcome }。
puzzle-wrong-inference = 不对。看看每次过牌时哪些点数是开口。
puzzle-wrong-then = 例如：{ $moves }。

puzzle-outcome-scores = { $seat }得 { $points } 分
puzzle-outcome-nobody = 谁也不得分

puzzle-why-way = 走任何别的一步，至少有 { $points } 分拿不到。
puzzle-why-fair-choice = 它在 { $worlds } 种排列中赢 { $best } 种；次好的一步赢 { $second } 种。
puzzle-why-hand = 现在{ $outcome }。
puzzle-why-against = 不论{ $other }有什么，至少{ $outcome }。
puzzle-why-pass = { $numbers } 为开口时，{ $other }过牌。
puzzle-why-hands = 有 { $count } 种手牌符合全部过牌。

puzzle-stock = 牌堆接下来：{ $cards }。
puzzle-face-down = 第 { $number } 列的暗牌，从上到下：{ $cards }。
puzzle-history = 这一轮到目前为止：{ $turns }。

terminal-plain-puzzle = 用一步走法或答案的编号回答。“moves” 列出答案，“hint” 显示正确答案，“board” 描述桌面，“quit” 结束谜题。
terminal-plain-puzzle-why = 输入 win 查看原因。
terminal-plain-puzzle-own = 输入 puzzle own 寻找能保住胜利的一步。

puzzle-own-looking = 正在寻找能赢的步骤。
puzzle-own-none = 这个局面能赢的步骤太多，不能作为谜题。
puzzle-nothing-hidden = 没有别的已知信息。

puzzles-intro = 每道谜题都是真实牌局中的一个局面。每个问题只有一个正确答案，并已由求解器证明。
puzzles-of-day = 每日谜题
puzzles-ratings = 等级分 { $from } 至 { $to }
puzzles-list = 所有谜题
puzzle-done = 已解
puzzle-solve = 解题
puzzle-next = 下一题
puzzle-again = 再解一次
puzzle-show-answer = 显示答案
puzzle-show-solution = 显示解法
puzzle-show-refutation = 显示原因
puzzle-back = 回到谜题
puzzle-no-line = 没有可以显示的步骤。
puzzle-copy-link = 复制链接
puzzle-solution = 解法
puzzle-refutation = 为什么错了

terminal-puzzle-keys = [字母] 回答 [K] 已知信息 [H] 显示答案 [W] 原因 [?] 按键 [Esc] 返回
terminal-puzzle-keys-solved = [Enter] 下一题 [r] 再来 [W] 解法 [Esc] 返回
terminal-puzzle-keys-line = [方向键] 一步 [Esc] 回到谜题
terminal-puzzles-keys = [方向键] 选择 [Tab] 其他类型 [t] 每日谜题 [Enter] 开始 [Esc] 返回
