# The site around the table: its front page, and what frames its pages.

site-skip = 本文へ移動
site-documents = ドキュメント
site-documents-english = ドキュメントは英語です。
site-source = ソースコード
site-feed = 更新情報のフィード

site-play = ブラウザーで遊ぶ
site-games = 4つのゲーム
site-features = Talon でできること

site-lead = Talon は、その手がどのルールに反するか、まだ勝てるかを教えてくれます。始めたゲームが失われることもありません。

site-referee = 説明してくれる審判
site-referee-text = 指せない手には必ずルールの番号が付き、正しい手とそのルールのレッスンも示されます。
site-winnable = まだ勝てますか？
site-winnable-text = 1手ごとに、すべてのカードを知る解析プログラムがまだ勝てるか、またはあなたと同じものしか見えない公平なアドバイザーが何回勝つかがわかります。
site-learn = 数分で覚えられる
site-learn-text = 各ゲームに案内付きの最初のゲーム、各ルールにレッスン、そして実際のゲームから作った { $count } 問の問題があります。
site-friend = 2人で
site-friend-text = Curse of the Doublet で友達と対戦できます。リンクを送れば2台の端末で、アカウントは不要です。1つの画面でも遊べます。
site-open = 誰でも遊べる
site-open-text = キーボード、マウス、タッチ、スクリーンリーダーに対応。大きな文字、高いコントラスト、4色のカード、9つの言語。ネットワークがなくても遊べます。
site-programs = プログラムからも
site-programs-text = ほかのプログラムと対話する審判と、解析プログラム・対戦相手・学習環境を含む Python パッケージがあります。

site-commands = 2つのコマンド
site-commands-text = Rust があれば、コマンドは2つで足ります。
site-command-play = ゲームをビルドしてブラウザーで開く
site-command-verify = すべての検査とテストを実行する

site-for-players = プレイヤー向け
site-for-hosts = サーバー運営者向け
site-for-developers = 開発者向け
site-for-researchers = 研究結果

site-licence = MIT または Apache 2.0 ライセンスの自由ソフトウェアです。
site-privacy = このサイトは Cookie を使わず、訪問者を数えず、ほかのサーバーから何も読み込みません。
