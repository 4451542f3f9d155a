# Whether a game can still be won, hints, ways to win, and the review: what solvers have to say to a player.

outlook-can-be-won = まだ勝てます
outlook-cannot-be-won = もう勝てません
outlook-never-could = この配りは勝てません
outlook-odds = 公平な見込み：{ $worlds }中{ $wins }
outlook-odds-so-far = 公平な見込み：{ $worlds }中{ $wins }…
outlook-not-found = 不明
outlook-looking = 確認中

outlook-sentence-can-be-won = このゲームはまだ勝てます。
outlook-sentence-cannot-be-won = このゲームはもう勝てません。
outlook-sentence-never-could = この配りは、どう打っても勝てません。
outlook-sentence-odds = あなたと同じものしか見ない公平なアドバイザーは、ここから、隠れた札のありうる並び{ $worlds }通りのうち{ $wins }通りで勝ちます。
outlook-sentence-not-found = 解析の時間が足りず、まだ勝てるかどうかわかりません。
outlook-sentence-looking = まだ勝てるかどうかを調べています。
outlook-two-play = 勝てるかどうかの判定と勝ち筋は、1人用のゲームだけで使えます。
outlook-failed = 解析に失敗したため、判定とヒントは使えません。続けて遊べます。
outlook-off = まだ勝てるかどうかは表示しません。
outlook-fair = これからは、あなたと同じものしか見ない公平なアドバイザーがここから勝つ割合を表示します。

hint-looking = お待ちください。よい手を探しています。
hint-not-found = 解析の時間が足りず、ヒントはありません。
hint-nothing-to-gain = ここからはもう得点できません。投了するか、何手か戻してください。
hint-over = ゲームは終わったので、ヒントはありません。
hints-fair = ヒントは公平になりました。あなたに見えるものだけを使います。
hints-all-cards = ヒントは全部の札を使うようになりました。そのヒントを使うと補助ありになります。
hint-win = まだ勝てる状態を保つ手があります。
hint-advised = あなたに見えるものだけから考えた提案があります。
hint-points = もう勝てませんが、{ $points }点になる手があります。
hint-which = { $card }を見てください。
hint-which-stock = 山札を見てください。
hint-which-tile = { $tile }を見てください。
hint-where = 次のようにできます：{ $move }。
hint-why-looking = ほかの手の結果を調べています。
hint-why-only = ほかの手では、もう勝てなくなります。
hint-why-all = ここではどの手でも負けにならないので、この手でもかまいません。
hint-why-some = { $all }手のうち{ $keep }手が勝てる状態を保ち、これはその1つです。
hint-why-single = ほかに手がありません。
hint-why-unknown = 勝てる状態を保ちます。ほかの手はわかりません。
hint-why-points = { $points }点になります。これが今から取れる最高です。
hint-why-some-points = { $points }点になります。見つかった中で最高です。

fair-why-wins = 全部の札がわかりました。ここから{ $count }手の勝ち筋が始まります。
fair-why-most-points = 全部の札がわかりました。もう勝てませんが、今から取れる最高の{ $points }点になります。
fair-why-wanted-soon = { $count ->
    [0] 組札は今、{ $card }を待っています。
   *[other] 組札はあと{ $count }枚で{ $card }を待つので、取っておけます。
}
fair-why-looks-on = まだ取る必要はなく、めくるたびに情報が増えます。
fair-why-king = キングは邪魔なだけです。
fair-why-can-wait = 捨て札の一番上は今は役に立たず、ほかはもっと見えるまで待てます。
fair-why-nothing-yet = 捨て札はまだなく、どれもほかの札がもっと見えるまで待てます。
fair-why-best = 次によい手より多く勝ちます：{ $move }。
fair-why-hopeless = 試したどの並びでも勝ち筋が見つかりませんでした。この手がいちばん得点できます。
fair-why-unfinished = 時間内にこれより良い手は見つかりませんでした。
fair-why-safe = ほかでは必要のない札を組札に上げるか、上げられるようにします。
fair-why-only = ほかの手からは新しいことが何も起こりません。
fair-why-stuck = もう新しく見えるものはないので、上げられる札をすべて上げます。
fair-why-counting = ここから何回勝てるかを数えています。
fair-why-odds = この手なら、隠れた札のありうる並び{ $worlds }通りのうち{ $wins }通りで勝ちます。
fair-why-odds-so-far = この手なら、隠れた札のありうる並び{ $worlds }通りのうち{ $wins }通りで勝ちます（計算中）。

way-title-win = 勝ち筋
way-title-points = { $points }点への手順
way-at = { $count }手中{ $move }手目
way-begin = ここから：{ $move }。
way-step = { $done } 次：{ $move }。
way-next = 次：{ $move }。
way-end-win = { $done } これで勝ちです。
way-end-points = { $done } これで{ $points }点、今から取れる最高です。
way-end-some-points = { $done } これで{ $points }点、見つかった中で最高です。
way-looking = お待ちください。勝ち筋を探しています。
way-not-found = 解析の時間が足りず、勝ち筋が見つかりませんでした。
way-nothing-to-gain = ここから得点を増やす手順はありません。

seek-title = { $game }の勝てる配りを探しています
seek-tried = { $count ->
    [0] 最初の配りを調べています
   *[other] { $count }件の配りを調べました
}
seek-gave-up = 調べた{ $count }件の配りに、確実に勝てるものはありませんでした。

grade-easy = やさしい
grade-medium = ふつう
grade-hard = むずかしい
grade-very-hard = とてもむずかしい
grade-cannot-be-won = 勝てない
grade-deal = この配りの難しさ：{ $grade }。先を読まない簡単なプログラム「速いプレイヤー」{ $plays }人のうち、{ $wins ->
    [0] 勝つ人はいません。
   *[other] { $wins }人が勝ちます。
}{ $adviser ->
    [wins] あなたと同じものしか見ないプログラム「公平なアドバイザー」は勝ちます。
   *[loses] あなたと同じものしか見ないプログラム「公平なアドバイザー」は勝てません。
}
grade-deal-cannot-be-won = この配りは誰も勝てません。
grade-looking = お待ちください。自動プレイヤーがこの配りを試しています。
grade-unknown = 解析の時間が足りず、この配りの難しさはわかりません。
grade-which = 難しさを選んでください
seek-title-grade = { $game }の配りを探しています：{ $grade }
seek-gave-up-grade = 調べた{ $count }件の配りに「{ $grade }」はありませんでした。

review-title = 振り返り
review-looking = 負けにつながった手を探しています。
review-never-won = すべての手が正しく、最後まで勝てる状態で、実際に勝ちました。
review-never-left = やめたとき、このゲームはまだ勝てました。
review-from-the-start = この配りは勝てませんでした。取れる最高は{ $points }点でした。
review-from-the-start-some = この配りは勝てませんでした。見つかった最高は{ $points }点でした。
review-move = { $number }手目で勝ちを逃しました：{ $move }。
review-move-first = 最初の手で勝ちを逃しました：{ $move }。
review-between = { $from }手目と{ $to }手目の間で勝ちを逃しました。解析の時間が足りず、正確な場所はわかりません。
review-not-found = 解析の時間が足りず、この配りが勝てたかどうかわかりません。
review-until = { $number }手目までは勝てました。
review-what-would-have-won = そこからは、次の手順で勝てました：
review-before-any-move = 最初の手の前
review-position = { $number }手目のあと：{ $move }
review-at-can-be-won = まだ勝てました
review-at-cannot-be-won = 勝てませんでした：最高で{ $full }点中{ $points }点
review-at-some-points = 勝てませんでした：少なくとも{ $full }点中{ $points }点
review-at-unknown = 少なくとも{ $full }点中{ $points }点
