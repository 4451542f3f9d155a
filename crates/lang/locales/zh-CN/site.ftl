# The site around the table: its front page, and what frames its pages.

site-skip = 跳到正文
site-documents = 文档
site-documents-english = 文档为英文。
site-source = 源代码
site-feed = 更新订阅

site-play = 在浏览器中玩
site-games = 四个游戏
site-features = Talon 能做什么

site-lead = Talon 会告诉你哪条规则不允许这一步、这局纸牌还能不能赢，而且绝不会丢失你开始过的牌局。

site-referee = 会解释的裁判
site-referee-text = 每次拒绝都会指出是哪条规则、怎样才对，并带你去看相应的课程。
site-winnable = 还能赢吗？
site-winnable-text = 每走一步，你都能看到知道所有牌的求解器是否还能赢，或者与你所见相同的公平顾问能赢多少次。
site-learn = 几分钟学会
site-learn-text = 每个游戏都有带指导的第一局，每条规则都有课程，还有来自真实牌局的 { $count } 道谜题。
site-friend = 两个人玩
site-friend-text = 和朋友玩 Curse of the Doublet：用一个链接在两台设备上对战，无需账号，也可以共用一个屏幕。
site-open = 人人可玩
site-open-text = 键盘、鼠标、触摸或屏幕阅读器；大字、高对比度和四色牌；九种语言；没有网络也能玩。
site-programs = 也适合程序
site-programs-text = 其他程序可以与之对话的裁判，以及包含求解器、对手和学习环境的 Python 包。

site-commands = 两条命令
site-commands-text = 只要电脑上有 Rust，两条命令就够了：
site-command-play = 构建游戏并在浏览器中打开
site-command-verify = 运行所有检查和测试

site-for-players = 玩家
site-for-hosts = 服务器管理者
site-for-developers = 开发者
site-for-researchers = 研究结果

site-licence = 自由软件，采用 MIT 或 Apache 2.0 许可证。
site-privacy = 本网站不使用 Cookie，不统计访客，也不从其他服务器加载任何内容。
