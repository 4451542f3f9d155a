# What the terminal and the browser both say about the game on the table.

table-deal = jogo { $deal }
table-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
table-moves = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
table-wanted = procura-se
table-base = base { $rank }
table-cards-left = Cartas restantes
table-unseen-tiles = Pedras não vistas
table-no-target = Agora não há jogada para isso.
table-no-home = Nada aqui pode ir para uma fundação.
table-gave-up = Você desistiu, então este jogo conta como perdido.
table-players = Escolha seu adversário
table-two-players = Dois jogadores, uma tela
table-continue-deal = { $count ->
    [one] Continuar: jogo { $deal }, { $count } jogada
   *[other] Continuar: jogo { $deal }, { $count } jogadas
}
table-deal-number = Número do jogo
table-deal-number-wrong = Digite um número inteiro de 0 a { $most }.
table-statistics-of = Estatísticas de { $game }
table-keys = Teclas
keys-walk = Ir de pilha em pilha
label-points = Pontos
label-moves = Jogadas
label-games = Jogos

command-board = Mesa
command-moves = Jogadas permitidas
command-try-again = Tentar de novo
command-hint-knowledge = O que as dicas podem usar
command-verdict = Ainda posso ganhar?
command-grade = Quão difícil é este jogo?
setting-deals = Novos jogos
setting-deals-easy-at-first = Fáceis até eu ganhar, depois qualquer um
setting-deals-winnable = Só os que podem ser ganhos
setting-deals-any = Qualquer um
command-time = Tempo
command-colours = Quatro cores
command-undo-help = Desfazer a última jogada
command-redo-help = Fazer a jogada de novo
command-home-help = Mandar a carta escolhida para sua fundação
command-sweep = Tudo de uma vez
command-sweep-help = Fazer todas as jogadas óbvias: mandar as cartas para a fundação, virar até que uma sirva, ou terminar um jogo certo
command-next-hand-help = Depois de uma rodada de Curse of the Doublet: começar a próxima
command-board-help = Listar o que está onde
command-moves-help = Listar as jogadas permitidas
command-new-deal-help = Começar um jogo novo
command-new-winnable-deal-help = Começar um jogo novo que possa ser ganho
command-new-graded-deal-help = Começar um jogo de uma dificuldade escolhida: fácil, médio, difícil ou muito difícil
command-deal-by-number-help = Começar o jogo com um número dado
command-daily = Jogo de hoje
command-daily-help = Jogar o jogo de hoje, o mesmo para todos; o jogo na mesa continua aberto
command-players-help = Escolher o adversário, ou jogar em dois (Curse of the Doublet)
command-restart-help = Recomeçar este jogo
command-try-again-help = Depois do jogo: jogar este jogo de novo a partir de uma jogada
command-give-up-help = Desistir deste jogo
command-hint-help = Mostrar uma dica; peça de novo para saber a carta, o lugar e a razão
command-hint-knowledge-help = Deixar as dicas usarem todas as cartas, ou só as que você vê
command-winning-line-help = Mostrar passo a passo um caminho para ganhar; seu jogo fica como está
command-verdict-help = Mostrar se você ainda pode ganhar, quantas vezes o conselheiro honesto ganha, ou nada
command-grade-help = Mostrar quantos de 200 jogadores rápidos ganham este jogo e, portanto, se ele pode ser ganho
command-deals-help = Escolher que novos jogos você recebe: fáceis até ganhar, só ganháveis ou qualquer um
command-review-help = Depois do jogo, ou de uma rodada de Curse of the Doublet: mostrar que jogadas custaram caro
command-rules-help = Ler as regras
command-lessons-help = Aprender: uma lição por regra; depois de uma recusa ou dica, a que a explica
command-puzzles-help = Resolver problemas de jogos reais
command-statistics-help = Mostrar suas estatísticas
command-settings-help = Mudar as configurações
command-time-help = Mostrar ou esconder o relógio
command-colours-help = Mostrar os naipes em duas ou quatro cores
command-share-help = Copiar um link para esta posição
command-help-help = Mostrar esta lista
command-menu-help = Listar todos os comandos
command-brief = Breve
command-brief-help = Dizer depois de uma jogada só o que muda, ou frases inteiras e os pontos
command-archive-help = Listar os jogos salvos: continuar, analisar ou apagar
command-games-help = Sair da mesa; o jogo fica salvo

sweep-home = Mandar tudo
sweep-turn = Virar até servir
sweep-finish = Terminar
sweep-done = { $count } jogadas de uma vez. { $last }
sweep-none = Aqui não há jogadas para fazer de uma vez.

lessons-title = Lições
puzzles-title = Problemas
lessons-of = Lições: { $game }
lesson-title = Lição: { $title }
lesson-step = passo { $number } de { $count }
lesson-done = Feito
lesson-off-topic = Num jogo você pode fazer isso, mas este passo pede outra jogada.
lesson-all-done = Essas eram todas as lições.
