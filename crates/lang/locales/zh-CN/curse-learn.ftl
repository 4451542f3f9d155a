# Curse of the Doublet: the rules and the lessons. See the English file.

curse-author = 作者 Howard Fosdick，2023 年，又名 Flaken's Frustration，由 BestFreeNewGames.com 发布
curse-goal = 抢在对手之前打出最后一张骨牌。对手手里每剩一张，你得一分；先得 11 分的一方赢得比赛。
curse-deal = 每人从一副双六骨牌中拿 11 张。其余六张不看，放在一边。
curse-rule-C1 = 南家和北家两人分一副双六骨牌的 28 张：每人 11 张，六张放在一边，谁也不看不用。
curse-rule-C2 = 第一轮由硬币决定谁先出。之后由上一轮的输家选择下一轮谁先出。僵局没有输家，所以再由硬币决定。
curse-rule-C3 = 先出的一方把任意一张骨牌放在中间。这张牌叫起始牌，放下后这一手就结束。
curse-rule-C4 = 起始牌有四边：两个点数各两边；如果是对子，唯一的点数有四边。每一边可以长出一支。每支在外端开口，开口是末端骨牌露出的点数。分支中的对子只对自己的点数开口一次。
curse-rule-C5 = 出牌就是把骨牌接到开口上，点数相同：可以接在一支的末端，也可以接在起始牌还没有分支的一边。位置由你选择。
curse-rule-C6 = 能出就必须出。不能出就过牌。
curse-rule-C7 = 你打出的骨牌的新外端与另一条已开始的分支的开口点数相同时，就形成匹配。这时你再出一次，出不了就过牌。不论匹配几支，一张牌只多得一次出牌。起始牌上还没有接牌的一边不算匹配。没有匹配，这一手就结束。
curse-rule-C8 = 有人打出最后一张时，这一轮结束。连续两次过牌就成僵局；匹配之后的过牌也算。
curse-rule-C9 = 打完的一方，对手每剩一张得一分；如果最后一张形成匹配，再多得一分。僵局谁也不得分。
curse-rule-C10 = 需要几轮就打几轮：先得 11 分的一方赢得比赛。
curse-rule-C11 = 你能看到自己的骨牌、桌面、每次出牌和过牌，以及对手还有几张。过牌说明对手没有哪些点数。其他骨牌和放在一边的都看不到。
curse-scoring = 打出最后一张时，对手每剩一张得一分；如果形成匹配，再加一分。僵局不得分。11 分赢得比赛。
curse-tip-1 = 打出第一张之前先计划好一连串匹配：每次匹配都能再出一次。
curse-tip-2 = 尽早打掉对子，除非你手里也有能为它开路的牌。对子只能接一个点数，对手可能猜到并堵住它。这就是“对子的诅咒”。
curse-tip-3 = 接在对手刚放下的骨牌上：可能会破坏对手的下一次匹配。防守和进攻同样重要。
curse-tip-4 = 如果一轮快结束时你落后，就设法造成僵局：僵局谁也不得分。

lesson-curse-first = 你的第一轮
lesson-curse-first-1 = 你是南家，先出。任意一张都可以作为第一张，叫起始牌。打出 3-5。
lesson-curse-first-2 = 北家用 5 接上 5，留下 6 为开口。可以长出四支，每个点数两支。把 3-6 接在空着的 3 上，再开一个 6。
lesson-curse-first-3 = 两个开口点数相同：这就是匹配，你再出一次。把 1-6 接在北家的 6 上。
lesson-curse-first-4 = 1 没有匹配，所以轮到了北家。把 1-5 接在空着的 5 上：留下第二个 1。
lesson-curse-first-5 = 匹配，继续。把 1-3 接在空着的 3 上：第三个 1。
lesson-curse-first-6 = 又是匹配。对子只能接一个点数，趁现在打出 1-1。
lesson-curse-first-7 = 又是匹配。能出就必须出：你的 2-6 能接 6。
lesson-curse-first-end = 2 没有匹配，轮到北家。抢先打完，北家每剩一张你得一分；最后一张形成匹配再加一分。11 分获胜。

lesson-curse-C1 = 骨牌
lesson-curse-C1-1 = 共有 28 张骨牌。你 11 张，北家 11 张，六张放在一边谁也看不到。打出任意一张。
lesson-curse-C1-end = 你只知道自己的骨牌和桌面。

lesson-curse-C2 = 谁先出
lesson-curse-C2-1 = 北家赢了这一轮。输家选择下一轮谁先出：让南家或北家先出。
lesson-curse-C2-end = 第一轮和僵局之后由硬币决定。先出往往更好：能先打掉一张。

lesson-curse-C3 = 起始牌
lesson-curse-C3-1 = 第一张牌单独放在中间，这一手就结束。打出 1-1。
lesson-curse-C3-end = 现在轮到北家。没有牌能与起始牌匹配。

lesson-curse-C4 = 四条分支
lesson-curse-C4-1 = 两个点数的起始牌每个点数有两边。对子的唯一点数有四边。打出 4-4。
lesson-curse-C4-2 = 北家开始了一支，还有三边可以接 4。用 0-4 开始另一支。
lesson-curse-C4-end = 分支只在外端开口。分支中的对子只对自己的点数开口一次。

lesson-curse-C5 = 接骨牌
lesson-curse-C5-1 = 相同的点数相接。把 2-6 接在开着的 6，或起始牌上空着的 2 边。
lesson-curse-C5-end = 位置由你选。没有别的要求。

lesson-curse-C6 = 出牌和过牌
lesson-curse-C6-1 = 有一个 6 开着，你有 2-6。必须打出。
lesson-curse-C6-2 = 现在没有牌能接 3、5 或 4。所以过牌。
lesson-curse-C6-end = 过牌会告诉对手你没有哪些点数。

lesson-curse-C7 = 匹配
lesson-curse-C7-1 = 5 和 2 开着。把 2-5 接在 2 上：就有两个 5 开着，形成匹配。
lesson-curse-C7-2 = 在其中一个上接对子，两个都还开着：又是匹配。打出 5-5。
lesson-curse-C7-3 = 把 1-5 接在空着的 1 边：第三个 5。
lesson-curse-C7-4 = 现在只有 0-5 能接。它的 0 没有匹配，所以这一手结束。
lesson-curse-C7-end = 不论匹配几支，只多得一次出牌。起始牌上没有接牌的一边不算。

lesson-curse-C8 = 一轮的结束
lesson-curse-C8-1 = 其他的 0 都已不在。把 0-2 接在 2 上，就只剩 0 开着。
lesson-curse-C8-2 = 北家过牌。你也不能出。
lesson-curse-C8-end = 连续两次过牌成僵局。有人打完最后一张，这一轮也结束。

lesson-curse-C9 = 得分
lesson-curse-C9-1 = 你的最后一张能接 2，它的 4 会与 4 匹配。接在第 2 支上。
lesson-curse-C9-end = 北家剩四张：4 分，最后一张的匹配再加 1 分。僵局谁也不得分。

lesson-curse-C10 = 比赛
lesson-curse-C10-1 = 你有 10 分。打出最后一张。
lesson-curse-C10-end = 你赢了比赛：不论打几轮，先得 11 分的一方获胜。

lesson-curse-C11 = 过牌说明什么
lesson-curse-C11-1 = 你看得见自己的骨牌、桌面和北家的张数。把 3-4 接在 3 上。
lesson-curse-C11-2 = 3、4、5 都开着时北家过牌，所以一张都没有。你有时间：打出 3-5。
lesson-curse-C11-end = 每次过牌都是证据。记住它，直到这一轮结束。

lesson-curse-chain = 一连串匹配
lesson-curse-chain-1 = 打第一张之前先数：你有三张能形成匹配，3-6 不能。从 2-3 开始，让两个 3 开着。
lesson-curse-chain-2 = 趁 3 开着打出对子 3-3。
lesson-curse-chain-3 = 把 0-3 接在空着的 0 边：第三个 3。
lesson-curse-chain-4 = 现在才打结束这一手的 3-6。
lesson-curse-chain-end = 一手打出四张。没有匹配的牌留到最后。

lesson-curse-passed-on = 留着对手过牌的点数
lesson-curse-passed-on-1 = 把 2-3 接在 2 上。
lesson-curse-passed-on-2 = 北家过牌，所以没有 2、3、4。4-5 会开出 5。改打 3-3：这样开着的点数北家都接不了。
lesson-curse-passed-on-end = 北家又只能过牌，轮到你。堵住其他开口，留着对手过牌的点数。

lesson-curse-few-answers = 应对很少
lesson-curse-few-answers-1 = 有两张能接 6：一张开出 4，另一张开出 3。七张 4 中你看得见五张，3 却只看得见几张。开出北家难以应对的点数。
lesson-curse-few-answers-end = 数一数桌面和手里某个点数的骨牌。每个点数有七张。

lesson-curse-doublet = 对子的诅咒
lesson-curse-doublet-1 = 2-2 和 2-3 都能接 2。2-3 有两种接法，对子只有一种。打出对子。
lesson-curse-doublet-end = 对子需要特定的点数，而对手可以堵住它。这就是游戏名字里的诅咒。只有手里有能为它开路的牌时才留着对子。

lesson-curse-keeps-going = 留着能接着打的牌
lesson-curse-keeps-going-1 = 1-4 和 1-6 都能接 1。你另有三张 4，没有别的 6。开出你能接着打的点数。
lesson-curse-keeps-going-end = 再轮到你时，有三张能接那个开口。总能出牌的人不用过牌。

lesson-curse-block = 落后时造成僵局
lesson-curse-block-1 = 北家剩两张，你有五张：你在输。别的 5 都已不在。把 2-5 接在 2 上，就只剩 5 开着。
lesson-curse-block-2 = 北家过牌。你也过牌。
lesson-curse-block-end = 僵局：谁也不得分。打得不顺的一轮快结束时，僵局能保住分数。防守和进攻同样重要。

curse-figure-table = 一轮进行中的牌桌：分支从起始牌长出，你的骨牌在你面前，对方的骨牌和放在一边的六张都背面朝上。
curse-figure-turn-0 = 一手连出四张。南家手里有 3-4、4-4、4-5 和 0-2。三支分别开口 4、5、0，起始牌还有一个 3 空着。
curse-figure-turn-1 = 先把 3-4 接在空着的 3 上。它的 4 与开口 4 的分支匹配，南家再出一次。
curse-figure-turn-2 = 再把 4-4 接在一个 4 上，与另一个 4 匹配。南家再出一次。
curse-figure-turn-3 = 然后把 4-5 接在 4-4 上。它的 5 与开口 5 的分支匹配。南家再出一次。
curse-figure-turn-4 = 最后把 0-2 接在 0 上。没有别的分支开口 2，这一手结束。如果先出 0-2，这一手会马上结束。
