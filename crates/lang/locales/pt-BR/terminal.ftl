# The terminal's own sentences: menus, keys, questions, saves, statistics.

terminal-pass = passagem { $pass } de { $passes }
terminal-left = restam { $count }
terminal-tiles-of = { $seat }: { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}

terminal-with-undo = com desfazer
terminal-assisted = assistido
terminal-must-pass = Nenhuma pedra encaixa: aperte p para passar.
terminal-keys-over = [v] análise [n] novo jogo [R] recomeçar [u] desfazer [S] estatísticas [q] menu
terminal-keys-choosing = [Enter] aceitar [v] análise [u] desfazer [?] teclas [q] menu
terminal-keys-next-hand = [Enter] próxima rodada [v] análise [u] desfazer [?] teclas [q] menu

terminal-new-here = Primeira vez? Aperte E para um primeiro jogo.
terminal-new-game = Novo jogo
terminal-menu-keys = [Enter] jogar [E] aprender [O] salvos [B] hoje [N] ganhável [Z] problemas [L] regras [S] estatísticas [,] configurações [#] número [D] dificuldade [?] teclas [q] sair

terminal-too-small = O Talon precisa de uma janela de { $width } colunas por { $height } linhas. Esta tem { $now-width } por { $now-height }: aumente-a, ou aperte q para sair.
terminal-curtain-enter = Aperte Enter quando só { $seat } estiver olhando.
terminal-curtain-keys = [Enter] continuar [q] menu
terminal-yes = Sim
terminal-no = Não
terminal-number-hint = Digite um número de 0 a { $most }.
terminal-number-keys = [Enter] distribuir [Esc] cancelar
terminal-choice-keys = [setas] escolher [Enter] aceitar [Esc] cancelar

terminal-figures = Resultados
terminal-page-keys-more = [Espaço] tem mais [setas] rolar [esquerda] [direita] outros jogos [Esc] voltar
terminal-page-keys-games = [setas] rolar [esquerda] [direita] outros jogos [Esc] voltar
terminal-message-keys = [Esc] voltar

terminal-help-moving = Mover
terminal-help-mouse = Mouse
terminal-help-position = Posição
terminal-help-deal = Jogo
terminal-help-pages = Outros
terminal-name-arrows = setas
terminal-name-left = esquerda
terminal-name-right = direita
terminal-name-enter = Enter
terminal-name-tab = Tab
terminal-name-esc = Esc
terminal-name-space = Espaço .
terminal-name-click = clique
terminal-name-drag = arrastar
terminal-name-right-click = clique direito
terminal-key-letter = Usar a pilha com esta letra: pegar, soltar ou fazer a única jogada
terminal-key-enter = Pegar ou soltar no cursor
terminal-key-tab = Ir para a próxima pilha com jogada
terminal-key-esc = Soltar o que você segura; de mão vazia, voltar ao menu
terminal-key-stock = Virar uma carta, ou distribuir
terminal-key-pass = Passar, em Curse of the Doublet
terminal-key-click = Pegar, soltar ou fazer a única jogada
terminal-key-drag = Mover uma carta ou uma pedra
terminal-key-right-click = Mandar uma carta para sua fundação; um clique duplo faz o mesmo
terminal-help-solver = Dicas, vereditos e análises
terminal-key-interrupt = Sair a qualquer momento; o jogo fica salvo
terminal-key-redraw = Desenhar a tela de novo
terminal-key-message = Ler a mensagem inteira

terminal-settings-keys = [setas] escolher e mudar [Enter] próximo valor [Esc] voltar
terminal-setting-verdict = Ainda dá para ganhar?
terminal-setting-verdict-help = Mostrado ao lado das mensagens das paciências. A tecla v também o muda.
terminal-setting-hints = Dicas
terminal-setting-hints-help = Uma dica que vê todas as cartas faz o jogo contar como assistido.
terminal-setting-deals-help = Os jogos fáceis do começo podem todos ser ganhos.
terminal-setting-opponent = Adversário em Curse
terminal-setting-opponent-help = Quem joga contra você a partir da próxima partida.
terminal-setting-colours = Cores dos naipes
terminal-setting-colours-help = Com quatro, ouros são azuis e paus são verdes.
terminal-setting-clock = Relógio
terminal-setting-clock-help = O tempo que você jogou, na primeira linha.
terminal-verdict-solver = um solucionador que vê todas as cartas
terminal-verdict-odds = chances pelo que você vê
terminal-hints-fair = veem o que você vê
terminal-hints-all-cards = veem todas as cartas
terminal-colours-two = duas
terminal-colours-four = quatro
terminal-hidden = escondido
terminal-deal-winnable = N: um ganhável
terminal-shown = visível

terminal-verdict-off = Aperte v de novo para esconder.
terminal-verdict-back = Aperte v de novo para ver.
terminal-hint-more = Aperte H para mais.
terminal-hint-play = Aperte H para jogá-la, W para ver o caminho todo.
terminal-hint-play-fair = Aperte H para jogá-la.
terminal-seek-keys = [Esc] parar
terminal-way-keys-none = [Esc] voltar ao seu jogo
terminal-way-keys = [setas] passo [Espaço] ver ou parar [l] lista [Enter] jogar daqui [Esc] voltar
terminal-way-keys-list = [setas] passo [l] mesa [Enter] jogar daqui [Esc] voltar
terminal-review-legend = { $yes } podia ser ganho  { $no } não podia  { $full } pontos feitos  { $shade } ainda possíveis
terminal-next-hand = Aperte Enter para a próxima rodada, v para analisar esta.
terminal-hand-review = Aperte v para analisar esta rodada.
terminal-hand-keys = [setas] jogadas [t] a mais cara [Esc] voltar
terminal-hands-keys = [setas] jogadas [esquerda] [direita] rodadas [t] a mais cara [Esc] voltar
terminal-hands-legend = Barras: pontos da mão com todas as pedras à vista. Números: pontos que uma jogada dá de presente, em média sobre as pedras que o outro pode ter.
terminal-review-keys = [setas] passo [w] melhor caminho [f] achar a jogada [a] tentar daqui [t] jogada perdedora [Esc] voltar

terminal-archive-keys = [Enter] abrir [v] analisar [x] apagar [/] buscar [Tab] abertos [Esc] voltar
terminal-archive-keys-searching = [Enter] manter [Esc] mostrar tudo
terminal-archive-keys-delete = [y] apagar [n] manter

terminal-plain-which-game = Escolha um jogo: { $games } ou { $last }.
terminal-plain-title = { $game }, jogo { $deal }.
terminal-plain-begin = Digite uma jogada, ou help.
terminal-plain-unknown = Digite moves para ver as jogadas permitidas, ou help.
terminal-plain-yes-no = yes ou no?
terminal-plain-no-moves = Não há mais jogadas.
terminal-plain-goodbye = Até logo.
terminal-plain-goodbye-saved = Até logo. Seu jogo está salvo.
terminal-plain-goodbye-not-saved = Até logo. Este jogo não pôde ser salvo.
terminal-plain-hint-more = Digite hint para mais.
terminal-plain-hint-write = Digite { $move } para jogá-la.
terminal-plain-verdict-back = Digite verdict para ouvi-lo uma vez, ou verdict on para ouvi-lo sempre.
terminal-plain-deal-winnable = Digite new winnable para um jogo que possa ser ganho.
terminal-plain-verdict-on = De agora em diante você ouve se o jogo ainda pode ser ganho sempre que isso muda.
terminal-plain-review-first = Análise do jogo.
terminal-plain-review-not-over = Você pode analisar o jogo quando ele acabar. Para acabá-lo agora, digite give up.
terminal-plain-again-how = Digite again { $number } para tentar de novo dali.
terminal-plain-again-number = Este jogo tem { $count } jogadas: digite again e um número de 1 a { $most }.
terminal-plain-continue-how = Digite continue e um número para abrir um destes jogos.
terminal-plain-continue-number = { $count ->
    [0] Ainda não há jogos salvos.
    [one] Há 1 jogo salvo: digite continue 1.
   *[other] Há { $count } jogos salvos: digite continue e um número de 1 a { $count }.
}
terminal-plain-free = Você pode usar: { $spots }.
terminal-plain-which-move = Isso pode ser várias jogadas: { $moves }. Digite uma delas.
terminal-plain-not-there = { $piece } não se vê na mesa.
terminal-plain-no-answer = Nada na mesa se chama { $words }. Digite board para tudo.
terminal-plain-must-pass = Nenhuma pedra encaixa: digite pass.
terminal-plain-uncovered = Aberta: { $cards }.
terminal-plain-brief = De agora em diante você só ouve o que muda.
terminal-plain-brief-off = De agora em diante você ouve frases inteiras, e os pontos depois de cada jogada.
terminal-plain-way-line = { $number }. { $move }: { $name }.
terminal-plain-way-lines = { $number } a { $last }. { $move }, { $count } vezes: { $name }.
terminal-plain-help = Digite uma jogada como a lista de jogadas a mostra, ou um destes comandos. Cartas e pedras podem ser nomeadas: 9c 4d, 10c jd, 5s home. Basta o valor ou os dois números da pedra se só uma jogada servir: 9 4, 12 para uma dama, 26. Um ponto vira uma carta ou distribui. Uma palavra com ponto de interrogação é uma pergunta à mesa: waste?, stock?, wanted?, free?

terminal-lesson-keys = [H] mostrar a jogada [u] desfazer [Esc] sair
terminal-lesson-keys-next = [Enter] próxima: { $title } [u] desfazer [Esc] sair
terminal-lesson-keys-done = [Enter] sair
terminal-lessons-keys = [setas] escolher [Enter] começar [esquerda] [direita] outros jogos [Esc] voltar
terminal-lesson-explains = E explica.
terminal-plain-lesson = Digite a jogada que o texto pede. Ou: hint, board, undo, quit.
terminal-plain-lesson-move = Digite: { $move }
terminal-plain-lesson-explains = Digite learn { $lesson } para a lição que explica isso.
terminal-plain-figure = { $name }: { $value }.
terminal-plain-what-next = Digite new para outro jogo, restart para o mesmo, review para as jogadas, ou quit.
terminal-plain-new-here = Primeira vez? Digite: learn first
terminal-ending-table = Olhar a mesa

# Matches over the network.
terminal-keys-online = [letra] pegar [w-z] ramo [p] passar [M] falar, desistir [?] teclas [q] sair
terminal-keys-online-choosing = [Enter] aceitar [M] falar, desistir [?] teclas [q] sair
terminal-keys-online-over = [M] jogar de novo, falar [v] análise [?] teclas [q] sair
terminal-keys-watching = [L] regras [?] teclas [q] sair
terminal-keys-watched = [v] análise [?] teclas [q] sair
terminal-online-keys-waiting = [c] código para o celular [q] sair
terminal-online-keys-link = [Enter] voltar à mesa
terminal-online-away = { $name } ainda pode ficar { $seconds } segundos fora.
terminal-online-claimable = { $name } ficou fora por tempo demais. Aperte M para ganhar a partida ou deixar um robô continuar, ou espere.
terminal-online-resign = Desistir da partida
terminal-online-call-off = Cancelar a partida
terminal-online-abort = Propor parar sem resultado
terminal-online-agree = Aceitar parar sem resultado
terminal-online-decline = Continuar jogando
terminal-online-claim = Ganhar a partida agora
terminal-online-call-bot = Deixar um robô ({ $level }) jogar no lugar de { $name }
terminal-online-rematch = Jogar outra partida
terminal-online-mute = Ocultar o que { $name } diz
terminal-online-unmute = Voltar a mostrar o que { $name } diz
terminal-online-link = Mostrar o link da partida
terminal-online-menu = O que você quer fazer?
terminal-online-resign-ask = Desistir da partida? Então { $name } ganha.
terminal-online-leave-ask = Sair da mesa? A partida continua, e você fica ausente até voltar.
terminal-online-leave-hosted-ask = Sair da mesa? Este programa hospeda a partida: ela espera até você voltar, e ninguém pode jogar enquanto isso.
terminal-online-no-help = Numa partida entre duas pessoas não há ajuda, nem desfazer, nem outro jogo, porque não seria justo.
terminal-online-record-awaited = O servidor ainda não enviou o registro da partida. Tente de novo daqui a pouco.
terminal-online-nothing-to-review = Ninguém fez nenhuma jogada nesta partida, então não há nada para analisar.
terminal-online-invite = Envie este link para a pessoa com quem você quer jogar:
terminal-online-in-terminal = Ou, em um terminal:
terminal-online-return = Com este link você volta à partida:
terminal-online-way-back = Com este comando você volta à partida:
terminal-online-only-here = O link só funciona neste computador, porque o servidor só atende este. Com talon play curse --host, outras pessoas da sua rede podem jogar.
terminal-online-go-on-hosting = A partida que você hospeda não terminou. Continuar com ela?
terminal-online-waiting = Aguardando o outro jogador se sentar …
terminal-online-dealing = Os dois estão aqui. As pedras estão sendo distribuídas …
terminal-plain-online-against = Você joga contra { $players }.
terminal-plain-online-watching = Você assiste a: { $players }.
terminal-plain-online-clocks = Tempo restante, Sul e Norte: { $clocks }.
terminal-plain-online-claim = O outro jogador ficou fora por tempo demais. Digite claim para ganhar a partida, bot para um robô continuar, ou espere.
terminal-plain-online-phrases = Você pode dizer: { $phrases }. Digite say e uma delas, por exemplo say hello.
terminal-plain-online-muted = A partir de agora você não ouve o que o outro jogador diz. Digite mute de novo para mudar isso.
terminal-plain-online-unmuted = Você volta a ouvir o que o outro jogador diz.
terminal-plain-online-blocked = Você bloqueou { $name }: vocês nunca jogam juntos, e você não ouve o que essa pessoa diz. Digite block de novo para mudar isso.
terminal-plain-online-unblocked = Você não bloqueia mais { $name }.
terminal-plain-online-help = Digite uma jogada como a lista mostra, ou uma destas palavras: board, moves, rules, players, say, resign, abort, decline, claim, bot, rematch, review, mute, block, link, quit. Uma palavra com ponto de interrogação pergunta sobre a mesa, como set?
verify-deal-hands = { $hands ->
    [one] { $hands } rodada foi distribuída
   *[other] { $hands } rodadas foram distribuídas
} a partir das sementes, como prometido.
verify-deal-missing = { $seat } não revelou sua semente a tempo.
verify-deal-winner = Vitória: { $seat }.
verify-deal-no-winner = A partida não teve vencedor.
