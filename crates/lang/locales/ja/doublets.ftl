# Doublets: why a move is refused, what it did, what lies where, the rules page.

doublets-no-such-pile = リザーブ{ $pile }はありません。
doublets-waste-empty = 捨て札がないので、そこからは出せません。
doublets-king-stays = { $card }は動かせません。キングはリザーブの山をふさぎます。
doublets-reserve-empty = リザーブ{ $pile }は空で、もう補充されません。
doublets-stock-empty = 山札がないので、めくれません。
doublets-stock-not-empty = 山札を戻せるのは、山札がなくなってからです。
doublets-nothing-to-redeal = 捨て札がないので、戻すものがありません。
doublets-no-redeals-left = 山札を戻せる回数は使い切りました。

doublets-redealt = 捨て札を山札に戻しました（{ $count }）。
doublets-played-waste = { $card }を捨て札から組札に移しました。
doublets-played-reserve = { $card }を組札に移しました。リザーブ{ $pile }は空のままです。
doublets-played-reserve-filled-from-waste = { $card }を組札に移し、捨て札の{ $with }がリザーブ{ $pile }に入りました。
doublets-played-reserve-filled-from-stock = { $card }を組札に移し、山札の{ $with }がリザーブ{ $pile }に入りました。

doublets-move-redeal = 捨て札を山札に戻す
doublets-move-waste = { $card }を捨て札から組札に移す
doublets-move-reserve = { $card }をリザーブ{ $pile }から組札に移す

doublets-board-reserve = リザーブ{ $number }：{ $cards }。
doublets-board-redeals = { $count ->
    [0] もう山札を戻せません。
   *[other] 山札をあと{ $count }回戻せます。
}

doublets-terminal-keys = [Space] めくる [1-7 w] 出す [u] 戻す [H] ヒント [W] 勝ち筋 [?] キー [q] メニュー

doublets-title = Doublets
doublets-blurb = 1枚ごとに数字を2倍に。キングは締め出そう。
doublets-author = 作者：Rosanna Yuen（1998年、AisleRiot のために作成）
doublets-goal = 数字を2倍にしながら、48枚を1つの組札に移します。残るのは4枚のキングだけです。
doublets-deal = 7枚がリザーブ、1枚が組札の最初の札になります。残りの44枚が山札です。
doublets-rule-D1 = 山札は左、その右が捨て札です。7つのリザーブがアーチを作ります。1・2・3が上、4・5が両脇、6・7が足元です。組札は足の間にあります。
doublets-rule-D2 = リザーブ1から7へ表向きに1枚ずつ、次に組札へ1枚配ります。キングが出たらすぐに一番下へ回し、次の札を代わりに置きます。残りの44枚が山札です。
doublets-rule-D3 = 組札には、一番上の札の2倍の札を置きます。エースは1、ジャックは11、クイーンは12です。2倍が13を超えたら13を引きます。順番はエース、2、4、8、3、6、クイーン、ジャック、9、5、10、7、そしてまたエースです。スートは関係ありません。捨て札の一番上か、リザーブの札を出せます。
doublets-rule-D4 = リザーブは1枚ずつです。出すとすぐに捨て札の一番上が入ります。捨て札がなければ山札の一番上、どちらもなければ空のままです。選ぶことはできません。リザーブに入ったキングは、最後までその場所を塞ぎます。
doublets-rule-D5 = 好きなときに、山札から捨て札へ1枚ずつめくります。自動ではめくられません。
doublets-rule-D6 = 山札がなくなったら、捨て札を同じ順番で山札に戻せます。戻せるのは2回なので、山札は最大3回通せます。
doublets-rule-D7 = 組札の札は最初の1枚も含めて1枚1点です。48点で勝ちです。キングは出せないので、古い資料にある52点には届きません。動かせる手がなくなると負けです。
doublets-rule-D8 = 一度表になった札はすべて知っています。1周すれば山札全部、そして配るときに下へ回ったキングは最初からわかっています。
doublets-scoring = 組札1枚につき1点。48点で勝ち。
doublets-tip-1 = キングをリザーブに入れないように。1枚ごとに場所が1つ塞がります。リザーブを出す前に捨て札の一番上を見ましょう。
doublets-tip-2 = 2周目からは次の札がわかります。必要な札まで先に数えましょう。
