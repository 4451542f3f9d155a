# The browser's own sentences: buttons, bars, pages, settings.

web-table = テーブル

command-undo = 元に戻す
command-redo = やり直す
command-hint = ヒント
command-new-deal = 新しい配り
command-new-winnable-deal = 勝てる新しい配り
web-deal-winnable = 勝てる配りにする
command-new-graded-deal = 難しさで選ぶ
command-deal-by-number = 番号で選ぶ
command-restart = 最初から
command-give-up = 投了
command-home = 組札に送る
command-statistics = 統計
command-settings = 設定
command-share = この局面へのリンク
command-games = すべてのゲーム
command-menu = メニュー
web-yes = はい
web-no = いいえ

web-against-computer = コンピューターと対戦
web-against-computer-note = あなたは南です。
web-opponent = 相手
web-two-at-one-table-note = 交代で遊び、番の間は幕が両方の手を隠します。
web-curtain-note = 両方の手を隠しています。{ $seat }だけが見ているときに続けてください。
web-curtain-lift = { $seat }の手を表示
web-between-hands = 回の間

web-panel = ひと目で
web-wanted-sentence = 組札の次の札：{ $rank }。

web-page-title = { $page } – Talon
web-tagline = 1人用トランプゲームとドミノ
web-pages = ページ
web-close = 閉じる
web-cancel = キャンセル
web-play = 遊ぶ
web-daily = 今日の配り
web-continue = 続ける：{ $count }手
web-friend = 友達と対戦
web-continue-for-two = 1つの画面で2人：続ける、{ $count }手
web-to-the-table = テーブルへ
web-rule = ルール{ $rule }
web-rules-of = { $game }のルール
web-other-rules = ゲーム別のルール

web-deal-number-note = 同じ番号は、いつでも誰にとっても同じ配りです。
web-deal-it = 配る

web-keys-moving = キーボードで
web-keys-enter = 取る、置く、または1枚めくる
web-keys-escape = 持っているものを戻す、または開いているものを閉じる
web-keys-pointing = マウスやタッチで
web-keys-drag = 札や牌を置き場所までドラッグします。置ける場所が光ります。
web-keys-tap = または、タップしてから置き場所をタップします。Doublets と Yield では、手が1つだけの札はすぐに出ます。
web-keys-double-tap = Lady Jane では、札をダブルタップすると組札に送られます。
web-keys-commands = コマンド
web-keys-piles = 山のキー

web-hint-more = もっと
web-hint-play = この手を打つ
web-hint-way = 勝ち筋を見る
web-way-first = 最初の手へ
web-way-back = 1手戻る
web-way-next = 1手進む
web-way-last = 最後の手へ
web-way-play-on = ここから遊ぶ

web-ending = ゲーム終了
web-same-again = この配りをもう一度

web-daily-title = { $game }：今日の配り
web-link-copied = この局面へのリンクをコピーしました。
web-part-missing = Talon のこの部分を読み込めませんでした。再試行を続けます。
web-no-link = このゲームは番号で配られていないので、リンクがありません。

web-back-to-game = ゲームに戻る
web-review-nothing = まだ振り返る手がありません。
web-review-progress = { $all }局面中{ $done }局面を確認
web-review-graph = ゲーム中の位置
web-review-place = この局面で
web-review-points-to-be-had = まだ取れる点
web-review-could-be-won = 勝てました
web-review-could-not-be-won = 勝てませんでした
web-review-chance = 公平なアドバイザーの勝率（%）
web-review-lost-here = 勝ちを逃した手
web-review-show-way = ここからの最善の手順を見る
web-review-try-again = ここからもう一度
web-review-find-move = 勝てる手を探す
web-review-go-back = この局面に戻る

setting-theme = テーマ
setting-theme-dark = 暗い
setting-theme-light = 明るい
setting-as-system = この端末と同じ
setting-contrast = コントラスト
setting-contrast-high = 高い
setting-motion = アニメーション
setting-motion-none = なし
setting-sounds = 音
setting-sounds-on = 札を動かしたとき、打てない手のとき、勝ったときに音を鳴らす
setting-pieces = 札と牌
setting-four-colours = スートごとに違う色
setting-large-print = 大きな文字
setting-left-handed = 左利き用：左右を入れ替える
setting-letter-keys = 1文字のキーでコマンドを使う
setting-letters = 各山のキーを表示
setting-language = 言語
setting-as-browser = このブラウザーと同じ
setting-status-line = テーブルの下
setting-score = 得点
setting-stock = 山札の枚数
setting-verdict = まだ勝てるかどうか
setting-verdict-when-asked = 聞いたときだけ表示
setting-verdict-all-cards = 全部の札を使っていつも表示
setting-verdict-fair = あなたと同じものしか見ない公平なアドバイザーの勝率をいつも表示
setting-verdict-never = 表示しない
setting-hints = ヒント
setting-hints-see-all = ヒントは全部の札を見る（使うと補助ありになります）
setting-hide-numbers = 自分の成績の数字をすべて隠す

statistics-empty = まだ終えたゲームがありません。最初のゲームからここに数えます。
statistics-hidden = ご希望どおり数字を隠しています。ゲームは引き続き数えています。
statistics-progress = { $all }件中{ $done }件を集計
statistics-counting = ゲームを集計しています。
web-other-statistics = ゲーム別の統計
graph-results = 最近のゲーム
graph-shares = 勝率の推移（%）
graph-scores = 得点別のゲーム
graph-as-table = 表で見る
graph-result = 結果
graph-in-a-row = 連続
graph-game = ゲーム
graph-lost = 負け
graph-drawn = 引き分け
graph-latest = ゲームを振り返る
web-unknown-address = このリンクの先に Talon のページはありません。ゲームはこちらです。
web-unknown-deal = この番号の配りはありません。番号は0から{ $most }までです。ゲームはこちらです。
web-unknown-day = その日付は暦にありません。ゲームと今日の配りはこちらです。

daily-title = 日替わりの配り
daily-intro = 毎日、全員が同じ配りで遊び、必ず勝てます。日替わりは別のゲームで、過ぎた日もあとから遊べます。
daily-day = { $date }：{ $state }
daily-none = 未プレイ
daily-open = 途中
daily-won = 勝ち
daily-lost = 負け
daily-share = 今日の結果をコピー
daily-result = { $game }：{ $state }、{ $count }手、{ $time }
daily-streak = { $count }日連続

web-learn = 学ぶ
web-learn-first = 最初のゲーム
web-first-game-offer = 初めてですか？
web-first-game-play = ガイド付きの最初のゲーム（2分）
web-lesson = レッスン
web-lesson-show = 手を見る
web-lesson-next = 次：{ $title }
web-lesson-list = すべてのレッスン
web-fetch-failed = このページを読み込めませんでした。接続を確かめて、もう一度お試しください。
web-other-lessons = ほかのゲームのレッスン
lessons-heading-first = はじめに
lessons-heading-techniques = 上手に遊ぶ
