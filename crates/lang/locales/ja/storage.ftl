# What a browser keeps, and what it does not.

storage-title = 保存されたゲーム
storage-forbidden = このブラウザーではページが何も保存できません（プライベートウィンドウなど）
storage-full = ブラウザーの空き容量がありません
storage-newer = 保存されたゲームはより新しい Talon のものです。ページを再読み込みしてください
storage-other-tab = 別のタブで異なる版の Talon が開いています。閉じてからこのページを再読み込みしてください
storage-closed = ブラウザーが保存領域を閉じました
storage-other = ブラウザーからのメッセージ：{ $said }
storage-only-in-memory = ゲームは保存されていません：{ $reason }。遊べますが、終える前にファイルへ書き出してください。
storage-set-aside = 保存されたゲーム{ $count }件を読めませんでした。別に残してあり、すべてを書き出すときにそのまま含まれます。

import-done = 新しいゲーム：{ $added }。続き：{ $extended }。既存：{ $already-there }。{ $in-use ->
    [0] {""}
   *[other] 別の場所で開かれているため変更なし：{ $in-use }。
}

transfer-title = 書き出しと読み込み
transfer-note = 保存したゲームを1つのファイルにまとめます。バックアップや、別のブラウザーやターミナルで続けるために使えます。
transfer-export = すべてのゲームを書き出す
transfer-export-one = 今のゲームを書き出す
transfer-import = ゲームを読み込む…
transfer-exported = { $count }件のゲームを{ $file }に書き出しました。
transfer-not-exported = ブラウザーがこのページのファイル保存を許可していません。
transfer-aside = 読めなかったゲーム{ $count }件は別に残してあります。書き出しにはそのまま含まれます。

import-refused = { $file }からは何も読み込みませんでした：{ $reason }。
import-unreadable = ブラウザーが読めません
import-no-export = Talon の書き出しでもゲームの記録でもありません
import-newer = より新しい Talon のものです。ページを再読み込みしてください
import-faulty = 誤りがあります（{ $fault }）
import-has-settings = ファイルには設定も含まれています。
import-take-settings = この設定を使う
import-settings-taken = ファイルの設定を使っています。
import-sound = 読めるゲーム{ $count }件を読み込む
