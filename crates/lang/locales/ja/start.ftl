# What a browser shows before the program runs.

start-title = Talon
start-description = 遊びながらルールがわかる、1人用トランプゲームとドミノ。
start-no-script = Talon はブラウザーで動き、スクリプトが必要です。このページで許可してください。
start-failed = Talon を開始できませんでした。ページを再読み込みしてください。だめなら、より新しいブラウザーをお試しください。
