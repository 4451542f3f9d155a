# Matches over the network.

# What a player can say. There is no free text.
online-phrase-hello = こんにちは！
online-phrase-good-luck = がんばりましょう！
online-phrase-well-played = うまい！
online-phrase-thanks = ありがとう！
online-phrase-oops = しまった！
online-phrase-what-luck = ついてる！
online-phrase-good-game = いい試合でした！
online-phrase-goodbye = さようなら！

# Why the server refuses something.
online-refused-stale = 場の状況が変わりました。もう一度見てください。
online-refused-match-over = 試合は終わりました。
online-refused-match-not-over = 試合はまだ終わっていません。
online-refused-seat-taken = すでにこのテーブルに着いています。
online-refused-seed = この端末の乱数は配牌に使われませんでした。
online-refused-not-dealt = 牌はまだ配られていません。
online-refused-not-your-turn = あなたの番ではありません。
online-refused-rule = ルール{ $rule }により、この手は打てません。
online-refused-bot-plays = 今はボットが代わりに打っています。
online-refused-no-offer = その申し出はもう有効ではありません。
online-refused-offer-stands = それはもう申し出ています。
online-refused-not-claimable = 相手はまだ戻ってこられます。
online-refused-said-already = 1回につき1つだけ言えます。
online-refused-wrong-moment = 今はそれはできません。

# The connection.
online-link-waiting = 接続がありません。再試行しています…
online-link-connecting = 接続しています…
online-link-up = 接続済み
online-server-away = サーバーが今は保存できません。あなたの手は待機し、時間切れにはなりません。
online-rewound = サーバーが直前の手を失いました。試合はここから続きます。

# What happened besides moves.
online-sat = { $name }が席に着きました。
online-left = { $name }が席を離れました。
online-returned = { $name }が戻りました。
online-abort-offered = { $who ->
    [you] 勝敗なしで終えることを提案しました。
   *[other] { $name }が勝敗なしで終えることを提案しています。
}
online-abort-declined = { $who ->
    [you] 続けることにしました。
   *[other] { $name }は続けたいそうです。
}
online-bot-took-over = ボット（{ $level }）が{ $name }の代わりに続けます。
online-credited = サーバーが一時停止していました。その時間は数えません。
online-said = { $who ->
    [you] あなた：「{ $phrase }」
   *[other] { $name }：「{ $phrase }」
}
online-rematch-offered = { $who ->
    [you] もう1試合を申し込みました。
   *[other] { $name }がもう1試合を希望しています。
}

# How a match ended.
online-won = { $who ->
    [you] あなたの勝ちです！
   *[other] { $name }の勝ちです。
}
online-no-result = 試合は勝敗なしで終わりました。
online-resigned = { $who ->
    [you] 投了しました。
   *[other] { $name }が投了しました。
}
online-flagged = { $who ->
    [you] 時間切れです。
   *[other] { $name }が時間切れになりました。
}
online-claimed = { $who ->
    [you] 席を離れた時間が長すぎました。
   *[other] { $name }の離席が長すぎました。
}
online-abandoned = プレイヤーが現れなかったか、1日の間、誰も何もしませんでした。
online-broken-log = サーバーがこの試合を続けられません。サーバー側の問題です。

# The pages in a browser.
online-lead = 2人で、2台の端末で。アカウントもインストールもいりません。
online-step-link = リンクを作ります。
online-step-send = リンクを送るか、コードを読み取ってもらいます。
online-step-play = 相手が席に着くと試合が始まります。
online-clock = 持ち時間
online-clock-none = なし
online-clock-normal = 各5分
online-clock-calm = 各10分
online-leader = 最初に始める人
online-leader-coin = コインで決める
online-leader-you = あなた
online-leader-friend = 相手
online-make-link = リンクを作る
online-link = 相手に送るリンク
online-copy = コピー
online-copied = コピーしました。
online-copy-by-hand = このブラウザーではコピーできません。テキストを選択してコピーしてください。
online-share = 共有
online-share-text = 一緒に Curse of the Doublet で遊びましょう！
online-qr = リンクのQRコード
online-waiting-title = 友達を招待
online-waiting = 相手を待っています…
online-open-seat = 空席
online-you-are = このテーブルでのあなたの名前は{ $name }です。
online-link-once = リンクを開いて最初に席に着いた人と対戦します。
online-link-elsewhere = リンクは、作成した端末にあります。
online-invites = { $name }からの招待
online-agreed-no-clock = 先に{ $target }点を取った方の勝ちです。持ち時間はありません。
online-agreed-clock = 先に{ $target }点を取った方の勝ちです。持ち時間は各{ $minutes }分です。
online-agreed-leader = { $who ->
    [you] 最初の回はあなたから始めます。
   *[other] 最初の回は{ $name }から始めます。
}
online-sit-down = 席に着く
online-watch = 観戦する
online-watching = 観戦中です。
online-seats-taken = この試合の席はどちらも埋まっています。
online-wrong-invite = このリンクでは席に着けません。新しいリンクをもらってください。
online-no-match = このサーバーにその試合はありません。
online-no-hall = このサイトには、2台の端末で対戦するためのサーバーがありません。それ以外はいつもどおり使えます。
online-unreachable = サーバーが応答しません。2台での対戦には接続が必要です。それ以外は接続なしで使えます。
online-newer = サーバーはこのページより新しいバージョンです。ページを再読み込みしてください。
online-old-key = このプレイヤーのリンクは新しいリンクに替えられたか、プレイヤーが消去されています。この端末で新しいリンクを開いてください。
online-new-player = 新しいプレイヤーとして始める
online-too-many = 一度に多すぎます。進行中の試合を終えるか、後でもう一度試してください。
online-open-matches = 進行中の試合
online-open-match = { $name }との試合
online-to-match = 試合へ
online-friend-here = 相手が来ました
online-arrived = { $name }が席に着きました。今すぐ始めますか？
online-later = まだ

# A match at the table.
online-match = 試合
online-your-turn = あなたの番です
online-your-turn-against = { $name }との試合は、あなたの番です。
online-next-hand = 次の回が始まっています。
online-turn-of = { $name }の番です。
online-dealing = 配っています…
online-pending = 手を送信しています…
online-time-left = 残り{ $time }
online-away = 離席中、残り{ $seconds }秒
online-gone = { $name }の離席が長すぎます。どうするか選んでください。
online-claim = 勝ちにする
online-call-bot = ボットに任せる
online-wait = 待つ
online-stop = 勝敗なしで終える
online-agree = 同意する
online-play-on = 続ける
online-give-up-question = 投了しますか？相手の勝ちになります。
online-rematch = もう一度対戦
online-rematch-accept = 再戦を受ける
online-rematch-waits = 返事を待っています…
online-to-rematch = 再戦へ
online-off-undo = 人どうしの試合では、打った手は取り消せません。
online-off-help = 人どうしの試合では、Talon は助言しません。
online-off-deal = このテーブルでは人どうしの試合が行われています。勝敗が決まるか、投了すると終わります。
online-former-player = 以前のプレイヤー
online-more = 発言・終了
online-say = ひとこと言う

# The player of a browser, other players, and what comes after a match.
online-me = オンラインのあなた
online-me-rated = あなたの名前は{ $name }、レーティングは{ $rating }です。
online-keep-title = この名前を保存
online-keep-text = アカウントはありません。秘密のリンクがあなた自身です。保管するか、別の端末で開いて続けてください。
online-keep-show = 秘密のリンクを表示
online-keep-link = あなたの秘密のリンク
online-keep-file = ファイルに保存
online-new-key = 新しいリンク
online-new-key-text = 新しいリンクを作ると古いリンクは無効になり、他の端末ではこのプレイヤーを使えなくなります。
online-key-changed = 新しいリンクが有効になりました。
online-wrong-key = このリンクは不完全です。
online-move-title = この端末で続ける
online-move-text = このリンクはプレイヤーを表します。続けると、このブラウザーはその名前で対戦し、今の名前を忘れます。
online-move = ここで続ける
online-data-title = あなたのデータ
online-data-text = サーバーが保存するのは、自動で付けた名前、試合、レーティングだけです。
online-export = 書き出す
online-exported = 試合を talon-matches.json に保存しました。
online-erase = すべて消去
online-erase-question = サーバーはあなたの名前とレーティングを忘れ、進行中の試合は投了になります。元には戻せません。
online-erased = サーバーはあなたの情報を消去しました。
online-people = 対戦相手を探す
online-people-text = 同じく相手を探している人と、レーティング戦を行います。
online-seek = 相手を探す
online-seeking = 対戦相手を探しています…
online-seeking-text = 試合は自動で始まります。このページで別のゲームをしているときは、上に表示されるバーから試合へ移れます。ページは開いたままにしてください。
online-meanwhile = 待つ間コンピューターと対戦
online-seek-stop = 探すのをやめる
online-open-seeks = 今、相手を探している人
online-watch-link = 観戦用リンクをコピー
online-mute = { $name }の発言を隠す
online-unmute = { $name }の発言を表示
online-block = { $name }をブロック
online-unblock = { $name }のブロックを解除
online-statistics = オンライン
online-statistics-matches = 人との試合
online-verify = 配牌を検証
online-verified = 配牌は公正でした。試合前に固定された両者とサーバーの乱数から、すべての回（{ $hands }）が再現されます。
online-verified-in-part = すべての回（{ $hands }）は乱数から再現されますが、一方は時間内に乱数を公開しませんでした。
online-not-verified = この記録では配牌を証明できません：{ $why }
