# Curse of the Doublet: why a move is refused, what it did, what lies where.

curse-not-held = 牌{ $tile }はこの手札にありません。
curse-hand-goes-on = 次に誰が始めるかは、この回が終わってから決めます。
curse-coin-decides = 行き詰まった回のあとは、誰が始めるかをコインで決めます。
curse-loser-chooses = { $seat }がこの回に負けたので、次に誰が始めるかを選びます。
curse-set-comes-first = この回は起点の牌から始まります。好きな牌を起点として置いてください。
curse-set-lies-already = 起点はもう置かれています。どの枝に置くかを指定してください。
curse-no-such-side = 枝{ $side }はありません。枝は1から4までです。
curse-does-not-join = 牌{ $tile }は合いません。そこの空き端は{ $end }です。
curse-must-play = 牌{ $tile }を出せる間はパスできません。
curse-hand-ended = この回は終わりました。
curse-match-decided = 試合は終わりました。

curse-branch = { $side ->
    [1] 上の枝
    [2] 左の枝
    [3] 右の枝
    [4] 下の枝
   *[other] 枝{ $side }
}
curse-branch-name = { curse-branch }

curse-put-set = { $seat }が{ $tile }を起点として置きました。
curse-played = { $seat }が{ $tile }を{ curse-branch }に置き、端は{ $end }になりました。
curse-played-match = { $seat }が{ $tile }を{ curse-branch }に置き、端は{ $end }になりました。一致です。
curse-passed = { $seat }がパスしました。つまり次の数字は持っていません：{ $lacks }。
curse-next-hand = 第{ $number }回が始まります。負けた人の選択で{ $leader }から始めます。
curse-next-hand-by-coin = 第{ $number }回が始まります。コインで{ $leader }から始めることになりました。
curse-blocked = この回は行き詰まり、どちらも得点なしです。
curse-went-out = { $seat }が最後の牌を出し、{ $points }点を得ました。相手に残った牌で{ $tiles }点{ $extra ->
    [0] です。
   *[other] 、最後の一致で{ $extra }点です。
}
curse-score = 得点：南{ $south }、北{ $north }。
curse-left-with = { $seat }に残った牌：{ $tiles }。

curse-match-won = { $seat }が試合に勝ちました！
curse-choosing = 次の回を誰が始めるか、{ $seat }が選びます。
curse-coin-next = 次の回を誰が始めるかは、コインで決めます。
curse-turn = { $seat }の番です。
curse-turn-again = { $seat }は一致させたので、もう一度出します。
curse-turn-to-lead = { $seat }から始めます。どの牌も起点にできます。

curse-now-lead-by-coin = コインであなたからになりました。好きな牌を中央に置いてください。
curse-now-lead = あなたから始めます。好きな牌を中央に置いてください。
curse-now-turn = あなたの番です。
curse-now-again = 一致です。もう一度出してください。
curse-now-pass = 合う牌がありません。パスしてください。
curse-now-choose = 誰が始めるかを選んでください。
curse-now-other = { $seat }が考えています。
curse-now-looking = この回を見てから続けてください。
curse-you = { $seat }（あなた）
curse-opponent = { $seat }（{ $opponent }）
curse-hand-number = 第{ $hand }回、{ $target }点先取
curse-hand-number-short = 第{ $hand }回、{ $target }点
curse-score-title = 得点
curse-match-score = { $south } { $left } : { $right } { $north }
curse-last-turn = 直前の手：{ $tiles }。

curse-move-set = { $tile }を起点として置く
curse-move-play = { $tile }を{ curse-branch }に置く（端は{ $end }になる）
curse-move-play-anyhow = { $tile }を枝{ $side }に置く
curse-move-pass = パスする
curse-move-lead = 次の回を{ $seat }に始めさせる
curse-move-next = 次の回を誰が始めるかをコインで決める

curse-board-match = 試合の第{ $hand }回。得点：南{ $south }、北{ $north }。
curse-board-set = 起点は{ $tile }です。
curse-board-no-set = 起点はまだありません。
curse-board-side = 枝{ $side }（{ curse-branch-name }）：まだ始まっていません。{ $end }を置けます。
curse-board-branch = 枝{ $side }（{ curse-branch-name }）：{ $tiles }。端は{ $end }。
curse-board-hand = { $seat }：{ $tiles }。
curse-board-passed = { $seat }は{ $numbers }でパスしたので、これらの数字を持っていません。
curse-board-aside = 除外：{ $tiles }。

curse-level-novice = 初心者
curse-level-casual = 気楽な人
curse-level-club = クラブの人
curse-level-strong = 上級者
curse-level-best = 名人
curse-style-novice = 一致があれば必ず作り、なければいちばん重い牌を出します。最初の試合に向いています
curse-style-casual = 勘はよいが、2番目の手で満足しがちです
curse-style-club = ゲームをよく知っていますが、ときどきミスをします
curse-style-strong = 豊富な経験から手を選び、あなたが出さない牌に気づきます
curse-style-best = いちばん長く考え、あなたの手とパスを読みます
curse-against = { $opponent }

curse-passed-on = { $numbers }でパス
curse-why-leading = 始める側のほうが有利です。
curse-why-goes-out = 最後の牌で、{ $points }点になります。
curse-why-plays-again = { $number }と一致するので、もう一度出せます。
curse-why-cannot-be-answered = { $seat }は{ $numbers }でパスしていて、ほかに空き端がないので返せません。
curse-why-closes-an-end = { $seat }は{ $number }でパスしているので、そこには出せません。
curse-why-few-answers = 相手が持っていそうな{ $possible }枚のうち、空き端に合うのは{ $answers ->
    [0] 1枚もありません
   *[other] { $answers }枚だけです
}。
curse-why-doublet = ダブルは1つの数字にしか合わず、この手で手放せます。
curse-why-keeps-going = 手札に残る{ $held }枚のうち、{ $joinable }枚が空き端に合います。
curse-why-on-average = 特に目立つ理由はありませんが、最後まで試した結果がいちばんよい手でした。

hand-review-looking = それぞれの手の価値を計算しています。
hand-review-nobody-erred = 知りえたことから見て、最善手より明らかに悪い手はありませんでした。
hand-review-costliest = いちばん損をしたのは{ $number }手目です。{ $seat }は{ $play }を出しました。{ $seat }が知りえたことから見て、{ $best }のほうが平均{ $points }点よい手でした。
hand-review-given-away = { $seat }が失った点は、知りえたことから見て{ $fair }、全部の牌が見えるとして{ $seen }です。
hand-review-given-up = この回は投了で終わりました。
hand-review-hand = 第{ $number }回。{ $ending }
hand-review-move = { $seat }：{ $play }
hand-review-set = { $tile }（起点）
hand-review-play = { $tile }（{ curse-branch-name }）
hand-review-went-out = { $seat }が最後の牌を出し、{ $points }点を得ました。
hand-review-points = { $whole }.{ $tenths }
hand-review-play-narrows = { $watcher }の知りえた限りでは、{ $seat }の手札はこの手の前は{ $before }通り、あとは{ $after }通りありえました。
hand-review-play-shows-all = この手のあと、{ $watcher }は{ $seat }の牌をすべて推理できました。
hand-review-pass-narrows = これで{ $seat }が次の数字を持っていないことがわかりました：{ $lacks }。{ $watcher }が考えるべき{ $before }通りの手札は{ $after }通りになりました。
hand-review-pass-proves = これで{ $seat }が次の数字を持っていないことがわかりました：{ $lacks }。
hand-review-pass-shows-all = これで{ $seat }が次の数字を持っていないことがわかりました：{ $lacks }。{ $watcher }が考えるべき{ $before }通りの手札は1通りになり、{ $watcher }はすべての牌を推理できました。
hand-review-no-choice = 選ぶ余地はありませんでした。
hand-review-fair-best = { $seat }が知りえたことから見て最善でした：平均{ $points }点。
hand-review-fair-better = { $seat }が知りえたことから見て、{ $best }のほうがよい手でした：平均{ $points }点ではなく{ $most }点。
hand-review-seen-best = 全部の牌が見えるとして最善でした：{ $points }点。
hand-review-seen-better = 全部の牌が見えるとして、{ $best }のほうがよい手でした：{ $points }点ではなく{ $most }点。
hand-review-column-play = 手
hand-review-column-fair = 公平
hand-review-column-seen = 全公開
hand-review-table = 出せる手と、それぞれで{ $seat }が相手より何点多く得るか
hand-review-value = 全部の牌が見えるとした{ $seat }の価値：{ $points }
hand-review-lost = { $points }の損
hand-review-was-played = 実際の手
hand-review-previous = 前の回
hand-review-none = まだ振り返るものがありません。第1回の途中です。

curse-terminal-keys = [文字] 牌を取る [w-z] 枝 [p] パス [u] 戻す [H] ヒント [?] キー [q] メニュー

curse-title = Curse of the Doublet
curse-short = Curse
curse-blurb = 2人用ドミノ：空き端に数字を合わせて、もう一度出そう。
