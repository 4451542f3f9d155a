# Puzzles.

puzzles-solved = { $count }問中{ $solved }問正解
puzzle-title = { $game }：{ $kind }
puzzle-question-number = { $count }問中の第{ $number }問
puzzle-rating = { $difficulty }、{ $rating }
puzzle-none = 該当する問題はありません。

puzzle-kind-way = 勝ち筋を探す
puzzle-kind-own = 自分のゲームから
puzzle-kind-fair-choice = 公平な選択
puzzle-kind-double-dummy = 手札公開
puzzle-kind-inference = 何がわかる？
puzzle-kind-safety-play = 安全な手

puzzle-difficulty-very-easy = とてもやさしい
puzzle-difficulty-easy = やさしい
puzzle-difficulty-medium = ふつう
puzzle-difficulty-hard = むずかしい
puzzle-difficulty-very-hard = とてもむずかしい

puzzle-theme-wait = 待つが勝ち
puzzle-theme-now = 今しかない
puzzle-theme-which = どの札？
puzzle-theme-match = 一致
puzzle-theme-no-match = 待てる一致
puzzle-theme-block = 返せない手
puzzle-theme-quiet = 静かな手
puzzle-theme-numbers = ない数字
puzzle-theme-tile = ありうる牌
puzzle-theme-count = 手札を数える

puzzle-ask-way = 全部の札が見えています。まだ勝てる唯一の手を見つけてください。
puzzle-ask-own = ここで勝ちを逃しました。勝ちを保つ手を見つけてください。
puzzle-ask-fair-choice = 山札は見えません。ありうる並びのうち、まだ勝てるものがいちばん多く残る手を見つけてください。
puzzle-ask-double-dummy = あなたは{ $seat }で、全部の牌が見えています。この回の勝ちを保つ唯一の手を見つけてください。
puzzle-ask-safety-play = あなたは{ $seat }で、相手の手札は見えません。{ $other }のどんな手札にも勝てる唯一の手を見つけてください。
puzzle-ask-inference = あなたは{ $seat }です。{ $other }のパスから、その牌について何がわかりますか？
puzzle-ask-numbers = あなたは{ $seat }です。{ $other }の手札に確実にない数字はどれですか？
puzzle-ask-tile = あなたは{ $seat }です。この中で{ $other }がまだ持っているかもしれない牌はどれですか？
puzzle-ask-count = あなたは{ $seat }です。{ $other }の手札は何通りありえますか？

puzzle-answer-numbers = { $numbers }
puzzle-answer-count = { $count }通り

puzzle-right = 正解です。
puzzle-right-next = 正解です。{ $played }
puzzle-played = 続く手：{ $moves }。
puzzle-solved = 解けました！
puzzle-solved-clean = ミスなしで解けました！
puzzle-shown = 答え：{ $answer }。
puzzle-not-asked = この問題が聞いているのは別のことです。

puzzle-wrong-way = 違います。そのあとは最高でも{ $most }点中{ $points }点です。
puzzle-wrong-own = 違います。そのあとはもう勝てません。
puzzle-wrong-fair-choice = 違います。そのあと勝てる並びは{ $worlds }通り中{ $count }通りです。最善手なら{ $best }通りです。
puzzle-wrong-hand = 違います。その後両者が最善なら：{ $outcome }。
puzzle-wrong-against = 違います。{ $other }が{ $tiles }を持っていれば：{ $outcome }。
puzzle-wrong-inference = 違います。パスのたびに何が空いていたかを見てください。
puzzle-wrong-then = たとえば：{ $moves }。

puzzle-outcome-scores = { $seat }が{ $points }点
puzzle-outcome-nobody = どちらも得点なし

puzzle-why-way = ほかの手では、少なくとも{ $points }点に届かなくなります。
puzzle-why-fair-choice = { $worlds }通り中{ $best }通りで勝てます。次によい手は{ $second }通りです。
puzzle-why-hand = これで{ $outcome }。
puzzle-why-against = { $other }が何を持っていても、最低でも{ $outcome }。
puzzle-why-pass = { $numbers }が空いていたとき、{ $other }はパスしました。
puzzle-why-hands = すべてのパスに合う手札は{ $count }通りです。

puzzle-stock = 山札の次の札：{ $cards }。
puzzle-face-down = 列{ $number }の裏向きの札、上から：{ $cards }。
puzzle-history = ここまでの経過：{ $turns }。

terminal-plain-puzzle = 手または答えの番号を入力してください。「moves」は答えの一覧、「hint」は正解、「board」は場の説明、「quit」は終了です。
terminal-plain-puzzle-why = 理由を見るには win と入力してください。
terminal-plain-puzzle-own = puzzle own と入力すると、勝ちを保つ手を探せます。

puzzle-own-looking = 勝てる手を探しています。
puzzle-own-none = この局面では勝てる手が多すぎて問題になりません。
puzzle-nothing-hidden = ほかにわかっていることはありません。

puzzles-intro = どの問題も実際のゲームの局面です。それぞれの問いの正解は1つだけで、証明されています。
puzzles-of-day = 今日の問題
puzzles-ratings = レーティング { $from }〜{ $to }
puzzles-list = すべての問題
puzzle-done = 解決済み
puzzle-solve = 解く
puzzle-next = 次の問題
puzzle-again = もう一度解く
puzzle-show-answer = 答えを見る
puzzle-show-solution = 解答手順を見る
puzzle-show-refutation = 理由を見る
puzzle-back = 問題に戻る
puzzle-no-line = 見せられる手順はありません。
puzzle-copy-link = リンクをコピー
puzzle-solution = 解答手順
puzzle-refutation = なぜ間違いか

terminal-puzzle-keys = [文字] 答える [K] わかっていること [H] 答えを見る [W] 理由 [?] キー [Esc] 戻る
terminal-puzzle-keys-solved = [Enter] 次の問題 [r] もう一度 [W] 解答手順 [Esc] 戻る
terminal-puzzle-keys-line = [矢印] 1手 [Esc] 問題に戻る
terminal-puzzles-keys = [矢印] 選ぶ [Tab] 別の種類 [t] 今日の問題 [Enter] 解く [Esc] 戻る
