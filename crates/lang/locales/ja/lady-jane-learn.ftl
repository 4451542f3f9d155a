# Lady Jane: the rules and the lessons. See the English file.

lady-jane-author = 作者：Rosanna Yuen（1999年、AisleRiot のために作成）
lady-jane-goal = 52枚すべてを4つの組札に、スートごとに小さい順で積み上げます。
lady-jane-deal = 28枚を7つの列に、7枚をリザーブに、1枚を最初の組札に配ります。残る16枚が山札です。
lady-jane-rule-L1 = 山札は左上、4つの組札は右上です。その下に7つの列、右に7つのリザーブがあります。
lady-jane-rule-L2 = 場は段ごとに配るので、列1は1枚、列2は2枚、列7は7枚になります。各列の最後の札だけが表です。次に左から順に各リザーブへ表向きに1枚、最初の組札へ1枚配ります。その数字が起点です。残りの16枚が山札です。
lady-jane-rule-L3 = 組札は起点の数字から始め、同じスートで大きくしていきます。起点がエースでなければ、キングの次はエースです。組札の一番上は、起点の札1枚だけでも場に戻せますが、別の組札には移せません。
lady-jane-rule-L4 = 場では色を交互に、小さい順に重ねます。エースの上にキングを置けますが、起点の数字の上には何も置けません。表の札は、合うならその上の札ごと動かせます。裏の札は一番上になると表になります。
lady-jane-rule-L5 = 空いた列には、起点より1つ小さい数字の札だけを、1枚でもその上の札ごとでも置けます。起点がエースならキングです。
lady-jane-rule-L6 = 各リザーブの一番上の札は、組札か場に出せます。リザーブには重ねられません。札が増えるのは山札から配るときだけです。
lady-jane-rule-L7 = 山札から配ると、左から順に各リザーブへ表向きに1枚ずつ置かれます。これは2回できます。3回目は最後の2枚が予備として表になり、リザーブの札と同じように使えます。配り直しはありません。
lady-jane-rule-L8 = 組札の札は1枚1点です。52枚すべてで勝ちです。動かせる手がなくなると負けです。手があっても役に立たないなら、いつでも投了できます。
lady-jane-rule-L9 = 表の札と、一度表になった札はすべて知っています。裏の札と山札は見えません。
lady-jane-scoring = 組札1枚につき1点。52点で勝ち。
lady-jane-tip-1 = 列の奥の札は取りにくいので、まず長い列で何が必要かを見ましょう。
lady-jane-tip-2 = リザーブはできるだけ空けましょう。配るたびに残った札が隠れます。

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
lesson-lady-jane-L7-end = 配り直しはありません。16、9、2、なし。山札はそれで全部です。

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

lady-jane-figure-table = テーブル：上に山札と4つの組札、その下に7つの列、そしてリザーブの7枚。
lady-jane-figure-foundation = 起点が10の組札です。キングの次はエースで、最後が9です。
lady-jane-figure-tableau = 黒の7の上には赤の6を置けます。黒の6は置けません。
