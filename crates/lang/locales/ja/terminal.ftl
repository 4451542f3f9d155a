# The terminal's own sentences: menus, keys, questions, saves, statistics.

terminal-pass = { $passes }周中{ $pass }周目
terminal-left = 残り{ $count }
terminal-tiles-of = { $seat }：{ $count }枚

terminal-match-score = { $south } { $south-points } : { $north-points } { $north }
terminal-with-undo = 戻しあり
terminal-assisted = 補助あり
terminal-must-pass = 合う牌がありません。p でパスします。
terminal-keys-doublets = [Space] めくる [1-7 w] 出す [u] 戻す [H] ヒント [W] 勝ち筋 [?] キー [q] メニュー
terminal-keys-yield = [Space] めくる [文字] 組 [u] 戻す [H] ヒント [W] 勝ち筋 [?] キー [q] メニュー
terminal-keys-lady-jane = [Space] 配る [文字] 移動 [f] 組札へ [u] 戻す [H] ヒント [W] 勝ち筋 [?] キー [q] メニュー
terminal-keys-curse = [文字] 牌を取る [w-z] 枝 [p] パス [u] 戻す [H] ヒント [?] キー [q] メニュー
terminal-keys-over = [v] 振り返り [n] 新しい配り [R] 最初から [u] 戻す [S] 統計 [q] メニュー

terminal-new-here = はじめてですか？E で最初のゲームを始めます。
terminal-new-game = 新しいゲーム
terminal-menu-keys = [Enter] 遊ぶ [E] 学ぶ [O] 保存 [N] 勝てる配り [Z] 問題 [L] ルール [S] 統計 [,] 設定 [#] 番号 [D] 難しさ [?] キー [q] 終了

terminal-too-small = Talon には横{ $width }桁、縦{ $height }行のウィンドウが必要です。今は{ $now-width }×{ $now-height }です。大きくするか、q で終了してください。
terminal-curtain-enter = { $seat }だけが見ているときに Enter を押してください。
terminal-curtain-keys = [Enter] 続ける [q] メニュー
terminal-yes = はい
terminal-no = いいえ
terminal-number-hint = 0から{ $most }までの数を入力してください。
terminal-number-keys = [Enter] 配る [Esc] キャンセル
terminal-choice-keys = [矢印] 選ぶ [Enter] 決定 [Esc] キャンセル

terminal-figures = 成績
terminal-page-keys-more = [Space] 続き [矢印] スクロール [左] [右] ほかのゲーム [Esc] 戻る
terminal-page-keys-games = [矢印] スクロール [左] [右] ほかのゲーム [Esc] 戻る

terminal-help-moving = 動かす
terminal-help-mouse = マウス
terminal-help-position = 局面
terminal-help-deal = 配り
terminal-help-pages = その他
terminal-name-arrows = 矢印
terminal-name-left = 左
terminal-name-right = 右
terminal-name-enter = Enter
terminal-name-tab = Tab
terminal-name-esc = Esc
terminal-name-space = Space .
terminal-name-click = クリック
terminal-name-drag = ドラッグ
terminal-name-right-click = 右クリック
terminal-key-letter = この文字の山を使う：取る、置く、または唯一の手を打つ
terminal-key-enter = カーソルの位置で取る、または置く
terminal-key-tab = 手のある次の山へ移る
terminal-key-esc = 持っているものを戻す。何も持っていなければメニューへ
terminal-key-stock = 1枚めくる、または配る
terminal-key-pass = パス（Curse of the Doublet）
terminal-key-click = 取る、置く、または唯一の手を打つ
terminal-key-drag = 札や牌を運ぶ
terminal-key-right-click = 札を組札に送る。ダブルクリックも同じ
terminal-help-solver = ヒント、判定、振り返り
terminal-key-interrupt = いつでも終了できます。ゲームは保存されます
terminal-key-redraw = 画面を描き直す

terminal-settings-keys = [矢印] 選ぶ・変える [Enter] 次の値 [Esc] 戻る
terminal-setting-verdict = まだ勝てるか
terminal-setting-verdict-help = 1人用ゲームのメッセージの横に表示します。v でも切り替えられます。
terminal-setting-hints = ヒント
terminal-setting-hints-help = 全部の札を見るヒントを使うと、補助ありになります。
terminal-setting-deals-help = はじめのやさしい配りはすべて勝てます。
terminal-setting-opponent = Curse の相手
terminal-setting-opponent-help = 次の試合からの相手です。
terminal-setting-colours = スートの色
terminal-setting-colours-help = 4色では、ダイヤは青、クラブは緑になります。
terminal-setting-clock = 時計
terminal-setting-clock-help = 遊んだ時間を最初の行に表示します。
terminal-verdict-solver = 全部の札を見る解析
terminal-verdict-odds = 見えるものからの見込み
terminal-hints-fair = 見えるものだけ
terminal-hints-all-cards = 全部の札
terminal-colours-two = 2色
terminal-colours-four = 4色
terminal-hidden = 隠す
terminal-deal-winnable = N：勝てる配り
terminal-shown = 表示

terminal-verdict-off = もう一度 v を押すと隠します。
terminal-verdict-back = もう一度 v を押すと表示します。
terminal-hint-more = H でさらに表示します。
terminal-hint-play = H でこの手を打ち、W で全体を見ます。
terminal-hint-play-fair = H でこの手を打ちます。
terminal-seek-keys = [Esc] 止める
terminal-way-keys-none = [Esc] ゲームに戻る
terminal-way-keys = [矢印] 1手 [Space] 再生・停止 [l] 一覧 [Enter] ここから遊ぶ [Esc] 戻る
terminal-way-keys-list = [矢印] 1手 [l] 場 [Enter] ここから遊ぶ [Esc] 戻る
terminal-review-legend = { $yes } 勝てた  { $no } 勝てなかった  { $full } 得点  { $shade } まだ取れる点
terminal-next-hand = Enter で次の回、v でこの回を振り返ります。
terminal-hand-review = v でこの回を振り返ります。
terminal-hand-keys = [矢印] 手 [t] いちばん損な手 [Esc] 戻る
terminal-hands-keys = [矢印] 手 [左] [右] 回 [t] いちばん損な手 [Esc] 戻る
terminal-hands-legend = 棒：すべての牌が見えるときの、この回の点。数字：一手で失う点（相手が持ちうる牌についての平均）。
terminal-review-keys = [矢印] 1手 [w] 最善の手順 [f] 手を見つける [a] ここからもう一度 [t] 敗着 [Esc] 戻る

terminal-archive-keys = [Enter] 開く [v] 振り返り [x] 削除 [/] 検索 [Tab] 途中のみ [Esc] 戻る
terminal-archive-keys-searching = [Enter] 決定 [Esc] すべて表示
terminal-archive-keys-delete = [y] 削除 [n] 残す

terminal-plain-which-game = ゲームを選んでください：doublets、yield、lady-jane、curse。
terminal-plain-title = { $game }、第{ $deal }番。
terminal-plain-begin = 手を入力するか、help と入力してください。
terminal-plain-unknown = moves で打てる手を表示します。または help。
terminal-plain-yes-no = yes か no？
terminal-plain-no-moves = もう動かせる手がありません。
terminal-plain-goodbye = さようなら。
terminal-plain-goodbye-saved = さようなら。ゲームは保存されました。
terminal-plain-goodbye-not-saved = さようなら。このゲームは保存できませんでした。
terminal-plain-hint-more = hint でさらに表示します。
terminal-plain-hint-write = { $move } と入力すると、この手を打ちます。
terminal-plain-verdict-back = verdict で1度だけ、verdict on でいつも聞けます。
terminal-plain-deal-winnable = 勝てる配りは new winnable で配れます。
terminal-plain-verdict-on = これからは、まだ勝てるかどうかが変わるたびに知らせます。
terminal-plain-review-first = ゲームを振り返っています。
terminal-plain-review-not-over = 振り返りはゲームが終わってからです。今終えるには give up と入力してください。
terminal-plain-again-how = again { $number } と入力すると、そこからもう一度遊べます。
terminal-plain-again-number = このゲームは{ $count }手です。again と1から{ $most }までの数を入力してください。
terminal-plain-continue-how = continue と番号を入力すると、そのゲームを開きます。
terminal-plain-continue-number = { $count ->
    [0] 保存されたゲームはまだありません。
   *[other] 保存されたゲームは{ $count }件です。continue と1から{ $count }までの番号を入力してください。
}
terminal-plain-free = 使えるもの：{ $spots }。
terminal-plain-which-move = 複数の手がありえます：{ $moves }。どれか1つを入力してください。
terminal-plain-not-there = { $piece }は場に見えません。
terminal-plain-no-answer = 場に{ $words }というものはありません。board で全体を表示します。
terminal-plain-must-pass = 合う牌がありません。pass と入力してください。
terminal-plain-brief = これからは変わったことだけを知らせます。
terminal-plain-brief-off = これからは再び手ごとに得点を知らせます。
terminal-plain-way-line = { $number }. { $move }：{ $name }。
terminal-plain-way-lines = { $number }～{ $last }. { $move }、{ $count }回：{ $name }。
terminal-plain-help = 手の一覧にある通りに手を入力するか、次のコマンドを入力してください。札や牌の名前でも入力できます：9c 4d、10c jd、5s home。疑問符を付けた語は場への質問です：waste?、stock?、wanted?、free?

terminal-lesson-keys = [H] 手を見る [u] 戻す [Esc] 終わる
terminal-lesson-keys-next = [Enter] 次：{ $title } [u] 戻す [Esc] 終わる
terminal-lesson-keys-done = [Enter] 終わる
terminal-lessons-keys = [矢印] 選ぶ [Enter] 始める [左] [右] ほかのゲーム [Esc] 戻る
terminal-lesson-explains = E で説明します。
terminal-plain-lesson = 文章が求める手を入力してください。または hint、board、undo、quit。
terminal-plain-lesson-move = 入力：{ $move }
terminal-plain-lesson-explains = learn { $lesson } と打つと、それを説明するレッスンが始まります。
terminal-plain-figure = { $name }：{ $value }。
terminal-plain-what-next = new で新しい配り、restart で同じ配り、review で手の検討、quit で終了します。
terminal-plain-new-here = はじめてですか？ learn first と入力してください
terminal-ending-table = 場を見る
