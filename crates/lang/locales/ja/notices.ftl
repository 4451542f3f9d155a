# Notices and questions before, during and after a game.

notice-resumed = 前回の続きです。
notice-opponent-stays = 対戦相手：{ $here }。次の試合：{ $next }。
notice-other-move-counts = その手で隠れた札や牌が見えました。同じ手を打ち直すなら何も変わりません。別の手を打つと、戻したゲームとして数えます。
notice-looked-back-counts = 隠れた札や牌を見たあとに別の手を打ったので、戻したゲームとして数えます。
notice-hint-counts = ヒントを使ったので、このゲームは補助ありとして、統計では別に数えます。
notice-line-counts = 隠れた札や牌が見える補助を使ったので、このゲームは補助ありとして、統計では別に数えます。
notice-deal-can-be-won = この配りは勝てます。
notice-first-deal = { $game }は100回のうち約{ $lost }回が勝てない配りです。この配りは勝てます（設定の「新しい配り」）。
notice-plays-on = この局面から再開します。
notice-tries-again = 同じ配りを{ $number }手目からやり直します。補助ありとして数えます。
notice-tries-again-from-the-start = 同じ配りを最初からやり直します。補助ありとして数えます。
notice-set-aside = 保存されたゲームを読めませんでした：{ $reason }。{ $kept }として残してあります。
notice-cannot-save = このゲームは保存できません：{ $reason }。続けられますが、終了すると失われます。
notice-saves-again = また保存できるようになりました。失われたものはありません。
notice-open-elsewhere = 前回のゲームは別のウィンドウで開かれているので、新しいゲームです。別に保存されます。
notice-in-use = このゲームは別のウィンドウで開いています。先にそちらで閉じてください。
notice-recovered = 保存されたゲームが壊れていました（{ $reason }）。読めた最後の{ $moves }手目から続けます。壊れたファイルは{ $kept }として残してあります。
notice-newer = 保存されたゲーム{ $name }は、より新しい Talon のものです。そのまま残してあります。
notice-cannot-open = 保存されたゲーム{ $name }を開けません：{ $reason }。

refused-nothing-to-undo = 元に戻すものがありません。
refused-nothing-to-redo = やり直すものがありません。

link-unreadable = リンクは{ $number }手目「{ $move }」が読めないため、そこで止まりました。これはその前の局面です。
link-refused = リンクは{ $number }手目「{ $move }」が反則のため、そこで止まりました。{ $reason } これはその前の局面です。

steps-undone = { $more ->
    [0] 元に戻しました：{ $move }。
   *[other] 元に戻しました：{ $move }、ほか{ $more }手。
}
steps-redone = やり直しました：{ $moves }

confirm-give-up = 投了しますか？このゲームは負けになります。
confirm-restart = この配りを最初からやり直しますか？このゲームは負けになります。
confirm-winning-line = 勝ち方を表示しますか？このゲームは補助ありになります。
confirm-new-deal = このゲームをやめて別の配りにしますか？負けになります。

figure-played = ゲーム数
figure-won = 勝ち
figure-won-percent = 勝率（%）
figure-streak = 連勝中
figure-longest-streak = 最長連勝
figure-best-score = 最高得点
figure-best-time = 最短時間
figure-with-undo = 戻して勝ち
figure-assisted = 補助あり（数えない）
figure-won-of = { $played }中{ $won }
figure-none = -
statistics-rates = 100回のうち、あなたと同じものしか見ない公平なアドバイザーは約{ $fair }回勝ちます。全部の札が見える人なら約{ $all }回勝てます。
statistics-winnable = { $decided }回の配りのうち、勝てる配りは{ $could }回でした。そのうち{ $won }回勝ちました（{ $percent }%）。
statistics-undecided = 負けた{ $count }ゲームについては、勝てたかどうかまだわかりません。
statistics-by-grade = 難しさ別
statistics-by-opponent = 対戦相手別

duration = { $minutes }:{ $seconds }
duration-with-hours = { $hours }:{ $minutes }:{ $seconds }

ending-points = 得点
ending-points-value = { $points } / { $full }
ending-moves = 手数
ending-time = 時間
ending-grade = 難しさ
ending-grade-value = { $grade }、速いプレイヤー{ $plays }人中{ $wins }人が勝ち
ending-streak = 連勝
ending-hands = 各回
ending-hand = { $seat } { $points }
ending-hand-blocked = 行き詰まり
ending-new-match = 新しい試合
ending-first-win = このゲームでの初勝利です！
ending-first-unaided = 戻さず補助なしの初勝利です！
ending-longest-streak = { $wins }連勝、{ $games }ゲーム中の最長記録です。
ending-fastest = 最近の{ $wins }勝のうち最速です。
ending-fewest-moves = 最近の{ $wins }勝のうち最少の手数です。
ending-hard-deal = { $wins ->
    [0] 難しい配りです。速いプレイヤー{ $plays }人のうち、勝つ人はいません。
   *[other] 難しい配りです。速いプレイヤー{ $plays }人のうち、勝つのは{ $wins }人だけです。
}
ending-unaided = 戻さず補助なしの勝ちは、最近の{ $played }ゲーム中{ $won }回です。
ending-with-undo = 戻したゲームとして数えます。
ending-assisted = 補助ありとして数えます。
ending-never-winnable = この配りは勝てませんでした。
ending-try-again = { $number }手目からもう一度
