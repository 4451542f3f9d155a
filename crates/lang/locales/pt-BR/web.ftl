# The browser's own sentences: buttons, bars, pages, settings.

web-table = Mesa

command-undo = Desfazer
command-redo = Refazer
command-hint = Dica
command-new-deal = Novo jogo
command-new-winnable-deal = Novo jogo ganhável
web-deal-winnable = Dar um que possa ser ganho
command-new-graded-deal = Novo jogo por dificuldade
command-deal-by-number = Jogo por número
command-restart = Recomeçar
command-give-up = Desistir
command-home = Mandar para a fundação
command-statistics = Estatísticas
command-settings = Configurações
command-share = Link para esta posição
command-games = Todos os jogos
command-menu = Menu
web-yes = Sim
web-no = Não

web-against-computer = Contra o computador
web-against-computer-note = Você joga como Sul.
web-opponent = Adversário
web-two-at-one-table-note = Vocês jogam alternadamente, e uma cortina esconde as duas mãos entre uma vez e outra.
web-curtain-note = As duas mãos estão escondidas. Continue quando só { $seat } estiver olhando.
web-curtain-lift = Mostrar a mão de { $seat }
web-between-hands = Entre as rodadas

web-panel = De relance
web-wanted-sentence = Próxima na fundação: { $rank }.

web-page-title = { $page } – Talon
web-tagline = Paciências e um jogo de dominó
web-pages = Páginas
web-close = Fechar
web-cancel = Cancelar
web-play = Jogar
web-daily = Jogo de hoje
web-continue = { $count ->
    [one] Continuar: { $count } jogada
   *[other] Continuar: { $count } jogadas
}
web-friend = Jogar com um amigo
web-continue-for-two = { $count ->
    [one] Dois jogadores, uma tela: continuar, { $count } jogada
   *[other] Dois jogadores, uma tela: continuar, { $count } jogadas
}
web-to-the-table = Para a mesa
web-rule = Regra { $rule }
web-rules-of = Regras de { $game }
web-other-rules = Regras por jogo

web-deal-number-note = O mesmo número é o mesmo jogo para todos, para sempre.
web-deal-it = Distribuir

web-keys-moving = Com o teclado
web-keys-enter = Pegar, soltar ou virar uma carta
web-keys-escape = Soltar o que você segura, ou fechar o que está aberto
web-keys-pointing = Com o mouse ou o dedo
web-keys-drag = Arraste uma carta ou pedra para seu lugar; os lugares que a aceitam acendem.
web-keys-tap = Ou toque nela e depois no seu lugar. Em Doublets e Yield, uma carta com uma só jogada é jogada na hora.
web-keys-double-tap = Em Lady Jane, toque duas vezes em uma carta para mandá-la à sua fundação.
web-keys-commands = Comandos
web-keys-piles = Teclas das pilhas

web-hint-more = Mais
web-hint-play = Jogar
web-hint-way = Mostrar o caminho
web-way-first = Ir para a primeira jogada
web-way-back = Uma jogada para trás
web-way-next = Uma jogada para a frente
web-way-last = Ir para a última jogada
web-way-play-on = Jogar daqui

web-ending = Fim de jogo
web-same-again = Jogar de novo este jogo

web-daily-title = { $game }: jogo de hoje
web-link-copied = O link para esta posição foi copiado.
web-part-missing = Esta parte do Talon não pôde ser carregada. O Talon continua tentando.
web-no-link = Este jogo não foi distribuído por número, então não há link para ele.

web-back-to-game = Voltar ao jogo
web-review-nothing = Ainda não há jogadas para analisar.
web-review-progress = { $done } de { $all } posições verificadas
web-review-graph = Posição no jogo
web-review-place = Nesta posição
web-review-points-to-be-had = pontos ainda possíveis
web-review-could-be-won = podia ser ganho
web-review-could-not-be-won = não podia ser ganho
web-review-chance = vitórias do conselheiro honesto (%)
web-review-lost-here = jogou a vitória fora
web-review-show-way = Mostrar o melhor caminho daqui
web-review-try-again = Tentar de novo daqui
web-review-find-move = Encontrar a jogada que ganha
web-review-go-back = Voltar a esta posição

setting-theme = Tema
setting-theme-dark = Escuro
setting-theme-light = Claro
setting-as-system = Como este aparelho
setting-contrast = Contraste
setting-contrast-high = Alto
setting-motion = Animação
setting-motion-none = Nenhuma
setting-sounds = Sons
setting-sounds-on = Um som para uma carta, uma jogada recusada e uma vitória
setting-backs = Verso das cartas
setting-felt = Mesa
colour-blue = Azul
colour-green = Verde
colour-red = Vermelho
colour-grey = Cinza
setting-vibrates = Vibrar para uma carta, uma jogada recusada e uma vitória
setting-pieces = Cartas e pedras
setting-four-colours = Uma cor diferente para cada naipe
setting-large-print = Letras grandes
setting-left-handed = Para canhotos: trocar esquerda e direita
setting-letter-keys = Teclas de uma letra dão comandos
setting-letters = Mostrar a tecla de cada pilha
setting-language = Idioma
setting-as-browser = Como este navegador
setting-status-line = Abaixo da mesa
setting-score = Pontuação
setting-stock = Cartas no monte
setting-verdict = Se o jogo ainda pode ser ganho
setting-verdict-when-asked = Mostrar só quando eu pedir
setting-verdict-all-cards = Mostrar sempre, usando todas as cartas
setting-verdict-fair = Mostrar sempre quantas vezes ganha o conselheiro honesto, que só vê o que você vê
setting-verdict-never = Nunca mostrar
setting-hints = Dicas
setting-hints-see-all = As dicas veem todas as cartas (um jogo com uma dica assim conta como assistido)
setting-hide-numbers = Esconder todos os números sobre meu jogo

statistics-empty = Você ainda não terminou um jogo. O primeiro será contado aqui.
statistics-example = O que você verá aqui: um exemplo
statistics-hidden = Seus números estão escondidos, como você pediu. Os jogos continuam sendo contados.
statistics-progress = { $done } de { $all } jogos contados
statistics-counting = Contando seus jogos.
web-other-statistics = Estatísticas por jogo
graph-results = Jogos recentes
graph-shares = Taxa de vitórias ao longo do tempo (%)
graph-scores = Jogos por pontuação
graph-as-table = Como tabela
graph-too-few = Os gráficos aparecem aqui depois do seu segundo jogo.
graph-result = Resultado
graph-in-a-row = Seguidos
graph-game = Jogo
graph-lost = Perdido
graph-drawn = Empate
graph-latest = Analisar um jogo
web-nothing-here = Não há nada aqui
web-did-you-mean = Você quis dizer este endereço?
web-unknown-address = Este link não leva a nenhuma página do Talon. Aqui estão os jogos.
web-unknown-deal = Não há jogo com esse número: os números vão de 0 a { $most }. Aqui estão os jogos.
web-unknown-day = O calendário não tem esse dia. Aqui estão os jogos, também os de hoje.

daily-title = Jogos do dia
daily-intro = Todo dia todos têm o mesmo jogo, e ele pode ser ganho. O jogo do dia é um jogo à parte, e você pode recuperar dias anteriores.
daily-earlier = Dias anteriores
daily-later = Dias seguintes
daily-day = { $date }: { $state }
daily-none = não jogado
daily-open = começado
daily-won = ganho
daily-lost = perdido
daily-share = Copiar os resultados de hoje
daily-result = { $game }: { $state }, { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}, { $time }
daily-streak = { $count } dias seguidos

web-learn = Aprender
web-learn-first = Primeiro jogo
web-first-game-offer = Primeira vez aqui?
web-first-game-play = Primeiro jogo guiado (2 minutos)
web-lesson = Lição
web-lesson-show = Mostrar a jogada
web-lesson-next = Próxima: { $title }
web-lesson-list = Todas as lições
web-fetch-failed = Não foi possível carregar esta página. Verifique a conexão e tente de novo.
web-other-lessons = Lições dos outros jogos
lessons-heading-first = Para começar
lessons-heading-techniques = Jogar bem
