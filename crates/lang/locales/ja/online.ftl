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
online-refused-wrong-moment = 今言う言葉ではありません。

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
