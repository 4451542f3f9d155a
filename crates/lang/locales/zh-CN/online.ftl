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
online-refused-seed = 本次发牌没有用上这台设备的种子。
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

# The pages in a browser.
online-lead = 两个人，两台设备：无需账号，无需安装。
online-step-link = 创建一个链接。
online-step-send = 发给朋友，或让对方扫码。
online-step-play = 朋友入座后，比赛就开始。
online-clock = 计时
online-clock-none = 不计时
online-clock-normal = 每人 5 分钟
online-clock-calm = 每人 10 分钟
online-leader = 首轮先出
online-leader-coin = 掷硬币决定
online-leader-you = 你
online-leader-friend = 朋友
online-make-link = 创建链接
online-link = 给朋友的链接
online-copy = 复制
online-copied = 已复制。
online-copy-by-hand = 此浏览器不允许复制。请选中文字后手动复制。
online-share = 分享
online-share-text = 来和我玩 Curse of the Doublet 吧！
online-qr = 链接的二维码
online-waiting-title = 邀请朋友
online-waiting = 正在等待朋友……
online-open-seat = 空位
online-you-are = 你在这一桌的名字是{ $name }。
online-link-once = 第一个打开链接并入座的人将与你对战。
online-link-elsewhere = 链接在你创建它的那台设备上。
online-invites = { $name }邀请你
online-agreed-no-clock = 先得 { $target } 分者胜。不计时。
online-agreed-clock = 先得 { $target } 分者胜。每人 { $minutes } 分钟。
online-agreed-leader = { $who ->
    [you] 第一轮由你先出。
   *[other] 第一轮由{ $name }先出。
}
online-sit-down = 入座
online-watch = 观战
online-watching = 你正在观战。
online-seats-taken = 这场比赛的两个座位都有人了。
online-wrong-invite = 这个链接无法入座，请向朋友要一个新的。
online-no-match = 这台服务器上没有这场比赛。
online-no-hall = 本站没有双设备对战的服务器，其他功能一切如常。
online-unreachable = 服务器没有响应。双设备对战需要网络，其他功能无需联网。
online-newer = 服务器的版本比此页面新。请重新加载页面。
online-old-key = 此玩家的链接已被新链接取代，或者该玩家已被清除。请在此设备上打开新链接。
online-new-player = 以新玩家身份开始
online-too-many = 同时进行得太多了。请先结束一场比赛，或稍后再试。
online-open-matches = 你进行中的比赛
online-open-match = 与{ $name }的比赛
online-to-match = 前往比赛
online-friend-here = 朋友到了
online-arrived = { $name }已入座。现在开始吗？
online-later = 稍后

# A match at the table.
online-match = 比赛
online-your-turn = 轮到你
online-your-turn-against = 与{ $name }的比赛轮到你了。
online-next-hand = 下一轮已经开始。
online-turn-of = 轮到{ $name }。
online-dealing = 正在发牌……
online-pending = 正在发送你的这一步……
online-time-left = 剩余 { $time }
online-away = 离开，剩余 { $seconds } 秒
online-gone = { $name }离开太久了，由你决定怎么办。
online-claim = 判我获胜
online-call-bot = 让机器人接手
online-wait = 等待
online-stop = 不分胜负地结束
online-agree = 同意
online-play-on = 继续比赛
online-give-up-question = 要认输吗？对方将获胜。
online-rematch = 再来一场
online-rematch-accept = 接受再战
online-rematch-waits = 等待对方答复……
online-to-rematch = 前往再战
online-off-undo = 在两人对战中，打出的牌不能收回。
online-off-help = 在两人对战中，Talon 不提供帮助。
online-off-deal = 这一桌正在进行两人对战，分出胜负或你认输后才会结束。
online-former-player = 以前的玩家
online-more = 发言或结束
online-say = 说句话

# The player of a browser, other players, and what comes after a match.
online-me = 联机的你
online-me-rated = 你叫{ $name }，等级分为 { $rating }。
online-keep-title = 保留这个名字
online-keep-text = 这里没有账号，一个秘密链接就代表你：请保存好，或在另一台设备上打开它继续玩。
online-keep-show = 显示秘密链接
online-keep-link = 你的秘密链接
online-keep-file = 保存为文件
online-new-key = 新链接
online-new-key-text = 新链接会使旧链接失效：其他设备将失去这个玩家。
online-key-changed = 新链接已生效。
online-wrong-key = 这个链接不完整。
online-move-title = 在这台设备上继续
online-move-text = 这个链接代表一个玩家。继续后，此浏览器将使用那个名字，并忘记原来的名字。
online-move = 在此继续
online-data-title = 你的数据
online-data-text = 服务器只保存自动生成的名字、你的比赛和等级分，没有其他信息。
online-export = 导出
online-exported = 你的比赛已保存到 talon-matches.json。
online-erase = 全部删除
online-erase-question = 服务器会忘记你的名字和等级分，进行中的比赛将判你认输。此操作无法撤销。
online-erased = 服务器已忘记你。
online-people = 寻找对手
online-people-text = 与同样在找对手的人进行一场等级分比赛。
online-seek = 开始寻找
online-seeking = 正在寻找对手……
online-seeking-text = 比赛会自动打开。如果你正在本页玩别的游戏，上方会出现一个栏，可由此前往比赛。请保持页面打开。
online-meanwhile = 等待时与电脑对战
online-seek-stop = 停止寻找
online-open-seeks = 正在寻找对手的人
online-watch-link = 复制观战链接
online-mute = 屏蔽{ $name }的发言
online-unmute = 恢复{ $name }的发言
online-block = 拉黑{ $name }
online-unblock = 取消拉黑{ $name }
online-statistics = 联机
online-statistics-matches = 与真人的比赛
online-verify = 验证发牌
online-verified = 发牌公正：双方和服务器在赛前固定的种子可推出全部各轮（{ $hands }）。
online-verified-in-part = 全部各轮（{ $hands }）均由种子推出，但有一方没有及时公开种子。
online-not-verified = 该记录无法证明发牌：{ $why }
