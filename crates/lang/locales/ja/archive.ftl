# The list of saved games.

archive-title = 保存されたゲーム
archive-count = { $open ->
    [0] { $count }件
   *[other] { $count }件（途中{ $open }件）
}
archive-empty = 保存されたゲームはまだありません。最初の手から保存されます。
archive-no-match = 該当するゲームはありません。
archive-reading = 残り{ $left }件を読み込み中…
archive-game = ゲーム
archive-deal = 番号
archive-state = 状態
archive-points = 得点
archive-moves = 手数
archive-played = 最終プレイ
archive-no-deal = 自作の局面
archive-two-players = { $game }（2人）
archive-open = 途中
archive-won = 勝ち
archive-lost = 負け
archive-drawn = 引き分け
archive-assisted = 補助あり
archive-score = { $south }対{ $north }
archive-and-more = { $before }、{ $part }
archive-search = 検索
archive-search-hint = ゲーム、番号、または状態
archive-more = さらに表示
archive-open-only = 途中のゲームだけ
archive-continue = 続ける
archive-review = 振り返る
archive-delete = 削除
archive-confirm-delete = このゲームを完全に削除しますか？統計からも消えます。

ago-now = たった今
ago-minutes = { $count }分前
ago-hours = { $count }時間前
ago-days = { $count ->
    [1] 昨日
   *[other] { $count }日前
}
ago-months = { $count }か月前
ago-years = { $count }年前
