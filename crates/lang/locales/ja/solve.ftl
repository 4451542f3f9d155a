# What a search found out about a position.

solve-won = { $moves ->
    [0] すでに勝っています。
   *[other] { $moves }手で勝てます：
}
solve-lost = どう打っても勝てません。
solve-score = 勝てません。{ $moves ->
    [0] { $points }点から増やせる手はありません。
   *[other] 最高は{ $points }点、{ $moves }手で：
}
solve-score-so-far = 探索を途中で終えました。{ $moves ->
    [0] { $points }点から増やす手順は見つかりませんでした。
   *[other] 見つかった最高は{ $points }点、{ $moves }手で：
}
solve-hand-ahead = 全部の牌が見えるとして、{ $seat }が{ $other }より{ $points }点多く取ります：
solve-hand-even = 全部の牌が見えるとして、両者の得点は同じです：
solve-hand-over = この回は終わりました。
