# Matches over the network.

# What a player can say. There is no free text.
online-phrase-hello = 你好！
online-phrase-good-luck = 祝你好运！
online-phrase-well-played = 打得好！
online-phrase-thanks = 谢谢！
online-phrase-oops = 哎呀！
online-phrase-what-luck = 运气真好！
online-phrase-good-game = 这局很精彩！
online-phrase-goodbye = 再见！

# Why the server refuses something.
online-refused-stale = 牌局已经变了，请再看一下。
online-refused-match-over = 比赛已经结束。
online-refused-match-not-over = 比赛还没有结束。
online-refused-seat-taken = 你已经坐在这一桌了。
online-refused-seed = 本次发牌没有用上这台设备的随机数。
online-refused-not-dealt = 还没有发牌。
online-refused-not-your-turn = 还没轮到你。
online-refused-rule = 规则 { $rule } 不允许这一步。
online-refused-bot-plays = 现在由机器人代你打。
online-refused-no-offer = 这个提议已经失效。
online-refused-offer-stands = 你已经提出过了。
online-refused-not-claimable = 对方还可以回来。
online-refused-said-already = 每一轮只能说一句话。
online-refused-wrong-moment = 这句话不适合现在说。

# The connection.
online-link-waiting = 没有连接，正在重试……
online-link-connecting = 正在连接……
online-link-up = 已连接
online-server-away = 服务器暂时无法保存。你的这一步会等待，任何人都不会超时。
online-rewound = 服务器丢失了最后几步，比赛从这里继续。

# What happened besides moves.
online-sat = { $name }已入座。
online-left = { $name }离开了。
online-returned = { $name }回来了。
online-abort-offered = { $who ->
    [you] 你提议不分胜负地结束。
   *[other] { $name }提议不分胜负地结束。
}
online-abort-declined = { $who ->
    [you] 你想继续比赛。
   *[other] { $name }想继续比赛。
}
online-bot-took-over = 机器人（{ $level }）代替{ $name }继续。
online-credited = 服务器短暂中断，这段时间不计入。
online-said = { $who ->
    [you] 你：“{ $phrase }”
   *[other] { $name }：“{ $phrase }”
}
online-rematch-offered = { $who ->
    [you] 你提议再来一场。
   *[other] { $name }想再来一场。
}

# How a match ended.
online-won = { $who ->
    [you] 你赢得了比赛！
   *[other] { $name }赢得了比赛。
}
online-no-result = 比赛不分胜负地结束。
online-resigned = { $who ->
    [you] 你认输了。
   *[other] { $name }认输了。
}
online-flagged = { $who ->
    [you] 你超时了。
   *[other] { $name }超时了。
}
online-claimed = { $who ->
    [you] 你离开太久了。
   *[other] { $name }离开太久了。
}
online-abandoned = 有一方没有到场，或者一整天没有任何人操作。
online-broken-log = 服务器无法继续这场比赛，这是服务器的问题。
