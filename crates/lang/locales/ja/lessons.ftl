# The lessons: see the English file.

lesson-doublets-first = 最初のゲーム
lesson-doublets-first-1 = 下の段の中央が組札です。組札には前の札の2倍の札を置きます。スートは関係ありません。4の次は8です。まわりのリザーブからハートの8を出しましょう。
lesson-doublets-first-2 = 空いた場所には山札からすぐに補充されました。8の2倍は16です。13を超えたら13を引くので3です。ダイヤの3を出しましょう。
lesson-doublets-first-3 = 3の次は6です。スペードの6を出しましょう。
lesson-doublets-first-4 = 6の2倍は12で、クイーンが12です。リザーブにはないので、山札から1枚めくりましょう。
lesson-doublets-first-5 = 4は今は役に立ちません。もう1枚めくりましょう。
lesson-doublets-first-6 = ハートのクイーンが出ました。捨て札から組札に移しましょう。
lesson-doublets-first-7 = 12の2倍は24、13を引くと11。ジャックが11です。クラブのジャックを出し、その場所を見てください。今度は捨て札に札があるので、捨て札から補充されます。
lesson-doublets-first-8 = ジャックの次は9です。どちらかの9を出しましょう。捨て札がないので、山札から補充されます。
lesson-doublets-first-end = 残念、キングが入りました。キングは出せないので、その場所は塞がります。リザーブから出すときは、捨て札に別の札を置いておきましょう。山札は3回通せます。48枚を組札に置けば勝ちです。

lesson-doublets-D1 = テーブル
lesson-doublets-D1-1 = リザーブは7つの山のアーチです。1・2・3が上、4・5がその下、6・7が組札の両脇です。組札は5です。リザーブ6からダイヤの10を出しましょう。
lesson-doublets-D1-2 = 捨て札からリザーブ6に補充されました。裏向きの山が山札です。1枚めくりましょう。
lesson-doublets-D1-end = これがテーブルのすべてです。山札、捨て札、7つのリザーブ、1つの組札です。

lesson-doublets-D2 = 配り方
lesson-doublets-D2-1 = 7枚がリザーブに、1枚が組札に配られました。キングが2枚出て、すぐに一番下へ回されました。組札は9です。5を出しましょう。
lesson-doublets-D2-2 = 残りの44枚が山札です。1枚めくりましょう。
lesson-doublets-D2-end = この山札のうち2枚はもうわかっています。下へ回したキングが最後に出ます。

lesson-doublets-D3 = 2倍にする
lesson-doublets-D3-1 = 組札はクイーンで、12です。2倍は24、13を引くと11です。次の札を出しましょう。
lesson-doublets-D3-2 = ジャックは11です。2倍は22、13を引くと9です。次の札を出しましょう。
lesson-doublets-D3-end = 1周はエース、2、4、8、3、6、クイーン、ジャック、9、5、10、7、そしてまたエースです。スートは関係ありません。

lesson-doublets-D4 = リザーブの補充
lesson-doublets-D4-1 = リザーブ1のキングは最後まで動きません。次は5です。出すと、捨て札の一番上がそこに入ります。
lesson-doublets-D4-2 = 次は捨て札から来た10です。出しましょう。捨て札がなくなったので、山札から補充されます。
lesson-doublets-D4-end = 何が入るかは選べません。選べるのはタイミングだけです。

lesson-doublets-D5 = 山札
lesson-doublets-D5-1 = 山札は1枚ずつめくります。1枚めくりましょう。
lesson-doublets-D5-2 = 必要なのは8ですが、これは5です。最後の札をめくりましょう。
lesson-doublets-D5-3 = 山札がなくなりました。クラブの8を出しましょう。
lesson-doublets-D5-end = 捨て札の一番上を出しても、自動ではめくられません。その下の札が一番上になります。

lesson-doublets-D6 = 山札をもう一度通す
lesson-doublets-D6-1 = 捨て札を戻せるのは、山札がなくなったときだけです。山札の最後の札をめくりましょう。
lesson-doublets-D6-2 = 捨て札を山札に戻しましょう。
lesson-doublets-D6-3 = 順番は変わりません。最初にめくった札がまた最初に出ます。めくりましょう。
lesson-doublets-D6-end = 戻せるのは1ゲームに2回なので、山札の札はそれぞれ3回見られます。ここではこれが最後でした。

lesson-doublets-D7 = 勝つには
lesson-doublets-D7-1 = 組札には46枚あり、1枚1点です。クイーンを出しましょう。
lesson-doublets-D7-2 = 最後の札を出しましょう。
lesson-doublets-D7-end = 48点で勝ちです。4枚のキングは出せないので、これ以上は取れません。古いルールには52とあります。

lesson-doublets-D8 = わかっていること
lesson-doublets-D8-1 = 山札を1周したので、全部の順番がわかっています。組札はジャックで、次は9、それは3枚目です。1枚めくりましょう。
lesson-doublets-D8-2 = 次をめくりましょう。
lesson-doublets-D8-3 = そして9です。
lesson-doublets-D8-4 = ダイヤの9を出しましょう。
lesson-doublets-D8-end = 1周目は山札が見えません。その後はすべての札で計画できます。

lesson-doublets-wanted-soon = 先に出る札を数える
lesson-doublets-wanted-soon-1 = ダイヤの6を出せますが、捨て札のキングがその場所をずっと塞いでしまいます。先に1枚めくりましょう。
lesson-doublets-wanted-soon-2 = 数えましょう。今は6、次はクイーン、その次はジャックです。クラブのジャックはすぐ必要になるので、入ってもかまいません。6を出しましょう。
lesson-doublets-wanted-soon-3 = 次はクイーンです。1枚めくりましょう。
lesson-doublets-wanted-soon-4 = スペードのクイーンを出しましょう。
lesson-doublets-wanted-soon-end = ジャックはリザーブ2にあります。リザーブから出す前に、補充される札の前に何枚出るかを数えましょう。

lesson-doublets-looks-on = 出す前に見る
lesson-doublets-looks-on-1 = ダイヤの8を出せますが、捨て札のキングがその場所を塞ぎます。めくり続けても損はありません。捨て札はまた回ってきます。1枚めくりましょう。
lesson-doublets-looks-on-2 = もう1枚めくりましょう。
lesson-doublets-looks-on-end = 1周目は主に見るだけです。2周目からはどこに何があるかわかります。

lesson-yield-first = 最初のゲーム
lesson-yield-first-1 = すべての札を取りましょう。上にほかの札が重なっていない札が使えます。最初は一番下の1枚だけです。キングなので1枚で取れます。スペードのキングを取りましょう。
lesson-yield-first-2 = 2枚使えるようになりました。ほかの札は足して13になる2枚で取ります。8と5がそうです。ダイヤの8とクラブの5を取りましょう。
lesson-yield-first-3 = 使えるのはクイーン（12）、3、9の3枚です。13になる組はありません。山札から1枚めくりましょう。
lesson-yield-first-4 = エースは1で、1と12で13です。エースとハートのクイーンを取りましょう。
lesson-yield-first-5 = もう1枚めくりましょう。
lesson-yield-first-6 = 10には3が必要です。10とスペードの3を取りましょう。
lesson-yield-first-7 = もう1枚めくりましょう。
lesson-yield-first-8 = 7には6が必要です。もう1枚めくりましょう。
lesson-yield-first-9 = 6が出ました。捨て札は一番上と一番下が使え、ここではその2枚が組になります。取りましょう。
lesson-yield-first-end = これで全部です。山札を通せるのは1回だけなので、たくさんの札が開く組を探しましょう。

lesson-yield-Y1 = ピラミッド
lesson-yield-Y1-1 = 28枚が7段に並び、1段目は7枚、最後の段は1枚です。それぞれの札は上の段の2枚に重なっています。最後の札、ハートの9を捨て札の4と取りましょう。
lesson-yield-Y1-2 = 残りの24枚が山札です。1枚めくりましょう。
lesson-yield-Y1-end = ピラミッドの札は最初から全部見えます。見えないのは山札だけです。

lesson-yield-Y2 = 使える札
lesson-yield-Y2-1 = 7と6で13ですが、10が両方に重なっています。ダイヤの10を捨て札の3と取りましょう。
lesson-yield-Y2-2 = 7と6の上には何もありません。取りましょう。
lesson-yield-Y2-3 = 3枚使えるようになりました。足して13になる2枚を取りましょう。
lesson-yield-Y2-end = 重なっている2枚がなくなると、その札が使えます。端では1枚だけです。

lesson-yield-Y3 = 捨て札
lesson-yield-Y3-1 = 捨て札では、一番上と、最初にめくった一番下の2枚が使えます。クラブの2を捨て札の一番下と取りましょう。
lesson-yield-Y3-2 = 山札の最後の札をめくりましょう。
lesson-yield-Y3-3 = 山札がなくなり、捨て札は戻りません。クラブの8を捨て札の一番上と取りましょう。
lesson-yield-Y3-4 = 最後の2枚を取りましょう。
lesson-yield-Y3-end = 捨て札の一番上や一番下を取ると、隣の札が代わりになります。

lesson-yield-Y4 = キング
lesson-yield-Y4-1 = キングは13なので1枚で取れます。ハートのキングを取りましょう。
lesson-yield-Y4-2 = 別のキングが使えるようになりました。クラブのキングを取りましょう。
lesson-yield-Y4-3 = 捨て札の一番下のキングも取れます。取りましょう。
lesson-yield-Y4-end = キングは邪魔なだけなので、取れるときに取りましょう。

lesson-yield-Y5 = 組
lesson-yield-Y5-1 = エースは1、ジャックは11、クイーンは12です。ダイヤの4を捨て札の一番下と取りましょう。
lesson-yield-Y5-2 = 捨て札の一番上は、その次の札とも組にできます。クイーンとエースを取りましょう。
lesson-yield-Y5-3 = 1枚めくりましょう。
lesson-yield-Y5-4 = スペードの10を捨て札の一番上と取りましょう。
lesson-yield-Y5-end = 組にできるのは、使える2枚、使える札と捨て札の一番上か一番下、一番上と一番下、一番上とその次です。

lesson-yield-Y6 = 勝つには
lesson-yield-Y6-1 = 取った札は1枚1点です。5と8を取りましょう。
lesson-yield-Y6-2 = 最後の札をめくりましょう。
lesson-yield-Y6-3 = キングを取りましょう。
lesson-yield-Y6-end = 52点で勝ちです。打てる手がなくなると負けです。

lesson-yield-Y7 = わかっていること
lesson-yield-Y7-1 = 山札以外はすべて見えます。足りないのは4とクイーンの2枚で、9とエースの相手です。1枚めくりましょう。
lesson-yield-Y7-2 = 9と4を取りましょう。
lesson-yield-Y7-3 = 最後の札はクイーンしかありません。めくりましょう。
lesson-yield-Y7-4 = エースとクイーンを取りましょう。
lesson-yield-Y7-end = 見た札を数えれば、これから何が出るかわかります。

lesson-yield-can-wait = 待てる組
lesson-yield-can-wait-1 = 9と4は組で、何も重ならないので待てます。先に何が出るか見ましょう。1枚めくってください。
lesson-yield-can-wait-2 = 別の9です。次の札がそれを隠してしまいます。4をこの9と取りましょう。もう1枚の9にはまだ機会があります。
lesson-yield-can-wait-3 = もう1枚めくりましょう。
lesson-yield-can-wait-4 = 2はジャックと組です。取りましょう。
lesson-yield-can-wait-end = ピラミッドの使える組は逃げません。捨て札の札は、次の札に隠れてしまいます。

lesson-yield-partners = ほかの相手を探す
lesson-yield-partners-1 = クラブの8は、捨て札の5ともハートの5とも取れます。ハートの5は別の8に重なっています。邪魔なほうを使いましょう。
lesson-yield-partners-2 = スペードの8が使えるようになり、相手も残っています。捨て札の5と取りましょう。
lesson-yield-partners-end = どの数字にも相手は4枚あります。使う前に、ほかにどの札が必要としているか、どれが邪魔かを見ましょう。

lesson-yield-point = 先端から開ける
lesson-yield-point-1 = 先端がある間、ピラミッドは動きません。6を捨て札の一番下の7と取りましょう。
lesson-yield-point-2 = 5と8を取りましょう。
lesson-yield-point-end = 狭い端では1～2枚しか使えず、そこが一番難しいところです。開いたら、捨て札から取るほうがよいこともあります。

lesson-lady-jane-first = 最初のゲーム
lesson-lady-jane-first-1 = スートごとに4つの組札を作ります。ここでは7が配られたので7から始まります。これが起点です。リザーブのハートの8を組札に送りましょう。
lesson-lady-jane-first-2 = 7つの列では、色を交互に小さい順に重ねます。スペードの9をハートの10に重ねましょう。
lesson-lady-jane-first-3 = ダイヤの8をスペードの9に重ねましょう。下の札が表になります。
lesson-lady-jane-first-4 = 順に並んだ札は一緒に動きます。10・9・8をクラブのジャックに重ねましょう。
lesson-lady-jane-first-5 = 列1が空きました。起点のすぐ下の6だけが置けます。クラブの6を移しましょう。
lesson-lady-jane-first-6 = 起点の数字の札は新しい組札になります。スペードの7を送りましょう。
lesson-lady-jane-first-7 = もう役に立つ手がないときは配ります。各リザーブに1枚ずつ入ります。
lesson-lady-jane-first-end = このように2回配れ、3回目は最後の2枚です。配る前にリザーブを空けましょう。52枚を組札に置けば勝ちです。

lesson-lady-jane-L1 = テーブル
lesson-lady-jane-L1-1 = 山札と組札が上、その下に7つの列、横か下に7枚のリザーブがあります。列4のスペードの7を組札に送りましょう。
lesson-lady-jane-L1-2 = スペードの9を列1から列2に移しましょう。
lesson-lady-jane-L1-end = 列の一番上にある表の札は何でも動かせます。

lesson-lady-jane-L2 = 配り方
lesson-lady-jane-L2-1 = 列1は1枚、列2は2枚、列7は7枚です。各列の最後の札だけが表です。さらに7枚がリザーブで、最初の組札の数字が起点です。山札から配りましょう。
lesson-lady-jane-L2-end = 山札は16枚でした。今は9枚です。

lesson-lady-jane-L3 = 組札
lesson-lady-jane-L3-1 = 起点は7です。組札は同じスートで大きくします。ハートの7の次はハートの8です。送りましょう。
lesson-lady-jane-L3-2 = 起点の数字の札は別の組札を始めます。スペードの7を送りましょう。
lesson-lady-jane-L3-3 = スペードの8を送りましょう。
lesson-lady-jane-L3-4 = そしてスペードの9も。
lesson-lady-jane-L3-end = キングの次はエースで、起点のすぐ下の札が最後です。役に立つなら一番上の札を列に戻せます。

lesson-lady-jane-L4 = 小さい順に重ねる
lesson-lady-jane-L4-1 = 札は、1つ大きく色の違う札に重ねます。7は起点なので、ここでは7の上には何も置けません。スペードの8をダイヤの9に重ねましょう。
lesson-lady-jane-L4-2 = 2枚一緒にスペードの10に重なります。9を8ごと移しましょう。
lesson-lady-jane-L4-3 = 3枚をハートのジャックに移しましょう。
lesson-lady-jane-L4-end = 一番下の札が合えば、上の表の札は一緒に動きます。キングはエースの上に置けます。

lesson-lady-jane-L5 = 空いた列
lesson-lady-jane-L5-1 = 列1が空いていて、起点の下の6だけが置けます。まずスペードの5をダイヤの6に重ねましょう。
lesson-lady-jane-L5-2 = 6を5ごと空いた列に移しましょう。
lesson-lady-jane-L5-end = 起点がエースなら、空いた列に置けるのはキングだけです。

lesson-lady-jane-L6 = リザーブ
lesson-lady-jane-L6-1 = 各リザーブの一番上の札が使えます。ハートの8を組札に送りましょう。
lesson-lady-jane-L6-2 = その下はハートの9でした。続けて送りましょう。
lesson-lady-jane-L6-3 = この山は次に配るまで空のままです。リザーブのハートのジャックをクラブのクイーンに重ねましょう。
lesson-lady-jane-L6-end = リザーブに札が入るのは配るときだけです。そこに重ねることはできません。

lesson-lady-jane-L7 = 最後の配り
lesson-lady-jane-L7-1 = 山札は残り2枚です。配りましょう。
lesson-lady-jane-L7-2 = その2枚は予備で、リザーブの札と同じように使えます。ハートの9を組札に送りましょう。
lesson-lady-jane-L7-3 = ダイヤの9をスペードの10に重ねましょう。
lesson-lady-jane-L7-end = 山札は戻せません。16、9、2、なし。山札はそれで全部です。

lesson-lady-jane-L8 = 勝つには
lesson-lady-jane-L8-1 = 組札には50枚あります。続けてスペードの5を送りましょう。
lesson-lady-jane-L8-2 = そして最後の1枚です。
lesson-lady-jane-L8-end = 52点で勝ちです。動かせても役に立たないときは、いつでも投了できます。

lesson-lady-jane-L9 = わかっていること
lesson-lady-jane-L9-1 = 見えるのは表の札だけです。スペードの9をハートの10に重ねましょう。
lesson-lady-jane-L9-2 = ダイヤの8をスペードの9に重ね、下に何があるか見ましょう。
lesson-lady-jane-L9-end = 一度見た札は、あとで隠れてもわかっています。

lesson-lady-jane-safe = どこにも必要のない札
lesson-lady-jane-safe-1 = 列の9が必要なのは色の違う8だけです。黒い8は2枚とも組札にあるので、ハートの9は必要ありません。送りましょう。
lesson-lady-jane-safe-2 = 起点の札の上にも何も置けません。ダイヤの7を送りましょう。
lesson-lady-jane-safe-end = こうした札はいつでも送れます。ほかの札は列にあるほうが役立つこともあるので、待ちましょう。

lesson-lady-jane-turns-up = 一番長い列を表にする
lesson-lady-jane-turns-up-1 = 赤い8が2枚、スペードの9に重ねられます。1枚は短い列、1枚は長い列にあります。奥の札ほど取りにくいので、多くの札に重なっているほうを動かしましょう。
lesson-lady-jane-turns-up-end = 札を表にする手は新しい情報をもたらします。いくつかあるなら長い列を選びましょう。

lesson-lady-jane-reserve = 配る前にリザーブを空ける
lesson-lady-jane-reserve-1 = 配るとリザーブが隠れます。まず合う札を出しましょう。ダイヤの8をスペードの9へ。
lesson-lady-jane-reserve-2 = 赤いジャックはクラブのクイーンへ。
lesson-lady-jane-reserve-3 = ハートの5はクラブの6へ。
lesson-lady-jane-reserve-4 = クラブの2はダイヤの3へ。
lesson-lady-jane-reserve-5 = では配りましょう。
lesson-lady-jane-reserve-end = 隠れた札が4枚少なくて済みました。配ると、リザーブに残った札はすべて隠れます。

lesson-curse-first = 最初の回
lesson-curse-first-1 = あなたは南で、先に始めます。最初の牌は何でもよく、起点と呼びます。3-5を出しましょう。
lesson-curse-first-2 = 北は5に5をつなぎ、6を空けました。枝は数字ごとに2本、全部で4本伸びます。3-6を空いた3につなぎ、6をもう1つ空けましょう。
lesson-curse-first-3 = 同じ数字の空き端が2つ、これが一致で、もう一度出せます。1-6を北の6につなぎましょう。
lesson-curse-first-4 = 1は何とも一致せず、北の番でした。1-5を空いた5につなぐと、2つ目の1が空きます。
lesson-curse-first-5 = 一致なので続けます。1-3を空いた3につなぎ、3つ目の1を空けましょう。
lesson-curse-first-6 = また一致です。ダブルは1つの数字にしか合わないので、今のうちに1-1を出しましょう。
lesson-curse-first-7 = また一致です。出せるなら出さなければなりません。2-6が6に合います。
lesson-curse-first-end = 2は何とも一致せず、北の番になりました。先に最後の牌を出すと、北に残った牌1枚につき1点、最後の牌が一致ならさらに1点です。11点で勝ちです。

lesson-curse-C1 = 牌
lesson-curse-C1-1 = 牌は28枚です。あなたと北が11枚ずつ持ち、6枚は誰にも見えない脇にあります。好きな牌を出しましょう。
lesson-curse-C1-end = わかるのは自分の牌と場だけです。

lesson-curse-C2 = 誰が始めるか
lesson-curse-C2-1 = この回は北の勝ちです。負けた人が次に始める人を選びます。南か北に始めさせましょう。
lesson-curse-C2-end = 第1回と行き詰まった回のあとはコインで決めます。先に1枚減らせるので、始めるほうがよいことが多いです。

lesson-curse-C3 = 起点
lesson-curse-C3-1 = 最初の牌は中央に1枚だけ置かれ、そこで番が終わります。1-1で始めましょう。
lesson-curse-C3-end = 次は北の番です。起点と一致する牌はありません。

lesson-curse-C4 = 4本の枝
lesson-curse-C4-1 = 2つの数字の起点には、それぞれ2つの辺があります。ダブルなら1つの数字に4つの辺です。4-4で始めましょう。
lesson-curse-C4-2 = 北が枝を1本始め、4を置ける辺があと3つあります。0-4で別の枝を始めましょう。
lesson-curse-C4-end = 枝は外側の端だけが空いています。枝の中のダブルは、その数字に1度だけ空いています。

lesson-curse-C5 = 牌をつなぐ
lesson-curse-C5-1 = 同じ数字をつなぎます。2-6を、空いた6か、起点の2の空いた辺につなぎましょう。
lesson-curse-C5-end = 場所は自由です。ほかに条件はありません。

lesson-curse-C6 = 出すこととパス
lesson-curse-C6-1 = 6が空いていて、2-6があります。出さなければなりません。
lesson-curse-C6-2 = 今は3、5、4のどれにも合う牌がありません。だからパスします。
lesson-curse-C6-end = パスすると、持っていない数字が相手にわかります。

lesson-curse-C7 = 一致
lesson-curse-C7-1 = 5と2が空いています。2-5を2につなぐと5が2つ空き、一致です。
lesson-curse-C7-2 = その1つにダブルを置くと両方とも空いたままで、また一致です。5-5を出しましょう。
lesson-curse-C7-3 = 1-5を1の空いた辺につなぎましょう。3つ目の5です。
lesson-curse-C7-4 = 合うのは0-5だけです。0は何とも一致しないので、番が終わります。
lesson-curse-C7-end = いくつの枝と一致しても、増える番は1回です。牌のない起点の辺は数えません。

lesson-curse-C8 = 回の終わり
lesson-curse-C8-1 = ほかの0はもう出ません。0-2を2につなぐと、空いているのは0だけになります。
lesson-curse-C8-2 = 北はパスしました。あなたも出せません。
lesson-curse-C8-end = パスが2回続くと行き詰まりです。誰かが最後の牌を出しても、その回は終わりです。

lesson-curse-C9 = 得点
lesson-curse-C9-1 = 最後の牌は2に合い、その4は4と一致します。枝2に出しましょう。
lesson-curse-C9-end = 北には4枚残っていたので4点、最後の牌の一致で1点です。行き詰まった回は誰も得点しません。

lesson-curse-C10 = 試合
lesson-curse-C10-1 = 今10点です。最後の牌を出しましょう。
lesson-curse-C10-end = 試合に勝ちました。何回かかっても、先に11点取ったほうが勝ちです。

lesson-curse-C11 = パスからわかること
lesson-curse-C11-1 = 自分の牌、場、北の牌の数が見えます。3-4を3につなぎましょう。
lesson-curse-C11-2 = 北は3・4・5が空いていたのにパスしたので、どれも持っていません。急がなくても大丈夫です。3-5を出しましょう。
lesson-curse-C11-end = パスはどれも証拠です。回が終わるまで覚えておきましょう。

lesson-curse-chain = 一致の連続
lesson-curse-chain-1 = 最初の牌の前に数えましょう。3枚は一致になり、3-6はなりません。まず2-3で、3を2つ空けましょう。
lesson-curse-chain-2 = 3が空いている間にダブルの3-3を出しましょう。
lesson-curse-chain-3 = 0-3を0の空いた辺につなぎましょう。3つ目の3です。
lesson-curse-chain-4 = 番が終わる3-6はここで出します。
lesson-curse-chain-end = 1回の番で4枚出せました。何とも一致しない牌は最後に残しましょう。

lesson-curse-passed-on = 相手がパスした数字を空けておく
lesson-curse-passed-on-1 = 2-3を2につなぎましょう。
lesson-curse-passed-on-2 = 北はパスしたので2・3・4を持っていません。4-5では5が空いてしまいます。3-3を出せば、北が出せる端はありません。
lesson-curse-passed-on-end = 北はまたパスで、あなたの番です。ほかの端は塞ぎ、相手がパスした数字を空けておきましょう。

lesson-curse-few-answers = 返せる牌が少ない手
lesson-curse-few-answers-1 = 6に合う牌は2枚で、1枚は4、もう1枚は3を空けます。4は7枚中5枚が見えていますが、3は少ししか見えません。北が返しにくい数字を空けましょう。
lesson-curse-few-answers-end = 場と手にあるその数字の牌を数えましょう。どの数字も7枚です。

lesson-curse-doublet = ダブルの呪い
lesson-curse-doublet-1 = 2-2も2-3も2に合います。2-3の使い道は2通り、ダブルは1通りです。ダブルを出しましょう。
lesson-curse-doublet-end = ダブルには決まった数字が必要で、相手に塞がれることがあります。これがゲームの名前にある呪いです。道を開ける牌があるときだけ残しましょう。

lesson-curse-keeps-going = 続けて出せる牌を残す
lesson-curse-keeps-going-1 = 1-4も1-6も1に合います。ほかに4が3枚あり、6はありません。続けて出せる数字を空けましょう。
lesson-curse-keeps-going-end = 次の番では3枚がその端に合います。いつも出せる人はパスしません。

lesson-curse-block = 負けているときは行き詰まりに
lesson-curse-block-1 = 北は2枚、あなたは5枚で負けています。ほかの5はもうありません。2-5を2につなぐと、空いているのは5だけです。
lesson-curse-block-2 = 北はパスしました。あなたもパスしましょう。
lesson-curse-block-end = 行き詰まりで、誰も得点しません。うまくいかない回の終盤では、失点を防げます。守りは攻めと同じくらい大切です。

# ルールのページの図。

doublets-figure-table = テーブル：山札、その隣の捨て札、アーチ形の7つのリザーブ、アーチの足の間の組札。
doublets-figure-order = 組札の順番です。スートは関係ありません。7の次はまたエースです。
doublets-figure-ten = 10の上には7を置けます。10の2倍は20、20引く13は7です。ジャックは10の上に置けません。
yield-figure-table = テーブル：先端を下にしたピラミッド、山札、その隣の捨て札。
yield-figure-exposed = ほかの札が重なっていない札は使えます。印の付いた2枚はどちらも使えて合計が13なので、一緒に取り除けます。
yield-figure-pairs = 合計が13になる組と、1枚で取り除けるキング。
lady-jane-figure-table = テーブル：上に山札と4つの組札、その下に7つの列、そしてリザーブの7枚。
lady-jane-figure-foundation = 起点が10の組札です。キングの次はエースで、最後が9です。
lady-jane-figure-tableau = 黒の7の上には赤の6を置けます。黒の6は置けません。
curse-figure-table = 対局中のテーブル：起点から枝が伸びています。手前が自分の牌で、相手の牌と脇に置いた6枚は裏向きです。
curse-figure-turn-0 = 4枚を続けて出す番です。南は3-4、4-4、4-5、0-2を持っています。3本の枝が4、5、0で空いていて、起点の3が1つ空いています。
curse-figure-turn-1 = まず3-4を空いている3に置きます。4が、4で空いている枝と一致するので、南はもう一度出します。
curse-figure-turn-2 = 次に4-4を一方の4に置くと、もう一方の4と一致します。南はもう一度出します。
curse-figure-turn-3 = 続いて4-5を4-4に置きます。5が、5で空いている枝と一致します。南はもう一度出します。
curse-figure-turn-4 = 最後に0-2を0に置きます。2で空いている枝はほかにないので、番は終わります。最初に0-2を出していたら、番はすぐに終わっていました。
