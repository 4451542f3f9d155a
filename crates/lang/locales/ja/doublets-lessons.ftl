# Doublets: the lessons. See the English file.

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

doublets-figure-table = テーブル：山札、その隣の捨て札、アーチ形の7つのリザーブ、アーチの足の間の組札。
doublets-figure-order = 組札の順番です。スートは関係ありません。7の次はまたエースです。
doublets-figure-ten = 10の上には7を置けます。10の2倍は20、20引く13は7です。ジャックは10の上に置けません。
