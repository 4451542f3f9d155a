# Yield: the lessons. See the English file.

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

yield-figure-table = テーブル：先端を下にしたピラミッド、山札、その隣の捨て札。
yield-figure-exposed = ほかの札が重なっていない札は使えます。印の付いた2枚はどちらも使えて合計が13なので、一緒に取り除けます。
yield-figure-pairs = 合計が13になる組と、1枚で取り除けるキング。
