# The site around the table: its front page, and what frames its pages.

site-skip = Ir para o conteúdo
site-documents = Documentos
site-documents-english = Os documentos estão em inglês.
site-source = Código-fonte
site-feed = Feed de novidades

site-play = Jogar no navegador
site-games = Quatro jogos
site-features = O que o Talon oferece

site-lead = O Talon diz qual regra proíbe uma jogada e se uma paciência ainda pode ser ganha, e nunca perde um jogo que você começou.

site-referee = Um árbitro que explica
site-referee-text = Cada recusa cita a regra, diz o que seria certo e leva a uma lição sobre ela.
site-winnable = Ainda dá para ganhar?
site-winnable-text = Depois de cada jogada, você vê se um solucionador que conhece todas as cartas ainda pode ganhar, ou quantas vezes ganha o conselheiro honesto, que só vê o que você vê.
site-learn = Aprenda em minutos
site-learn-text = Um primeiro jogo guiado de cada jogo, uma lição para cada regra e { $count } problemas de jogos reais.
site-friend = Para dois
site-friend-text = Jogue Curse of the Doublet contra um amigo: em dois aparelhos, por um link e sem conta, ou em uma só tela.
site-open = Aberto a todos
site-open-text = Teclado, mouse, toque ou leitor de tela; letras grandes, alto contraste e cartas em quatro cores; nove idiomas; e também sem rede.
site-programs = Também para programas
site-programs-text = Um árbitro com quem outros programas falam e um pacote Python com os solucionadores, os adversários e ambientes de aprendizado.

site-commands = Dois comandos
site-commands-text = Com Rust na sua máquina, bastam dois comandos:
site-command-play = compila os jogos e os abre no seu navegador
site-command-verify = executa todas as verificações e todos os testes

site-for-players = Para jogadores
site-for-hosts = Para quem hospeda
site-for-developers = Para desenvolvedores
site-for-researchers = Resultados

site-licence = Software livre sob a licença MIT ou Apache 2.0.
site-privacy = Este site não usa cookies, não conta visitas e não carrega nada de outros servidores.
