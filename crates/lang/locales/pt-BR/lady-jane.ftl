# Lady Jane: why a move is refused, what it did, what lies where, the rules page.

lady-jane-no-such-place = esse lugar não existe: { $place }.
lady-jane-nothing-there = não há nada ali: { $place }.
lady-jane-foundation-to-foundation = { $card } não pode ir para outra fundação.
lady-jane-does-not-start = as fundações começam com { $rank }, não com { $card }.
lady-jane-not-a-group = você pode pegar { $most ->
    [one] { $most } carta por vez
   *[other] de 1 a { $most } cartas
} ({ $place }), não { $cards }.
lady-jane-same-pile = as cartas já estão ali: { $place }.
lady-jane-on-base = nada vai sobre { $on }, uma carta do valor de base.
lady-jane-not-one-lower = sobre { $on } só vai { $wanted } da outra cor.
lady-jane-same-colour = { $card } e { $on } são da mesma cor.
lady-jane-not-for-empty-pile = uma coluna vazia só aceita { $rank }, não { $card }.
lady-jane-stock-empty = o monte está vazio, não há mais nada para distribuir.
lady-jane-spare-not-dealt = não há cartas soltas até a última distribuição.

lady-jane-dealt-reserve = Você dá uma carta a cada pilha de reserva: { $cards }.
lady-jane-dealt-spares = Você abre as últimas cartas do monte, que ficam soltas: { $cards }.
lady-jane-moved = { $card } { $more ->
    [0] vai
    [one] e a carta em cima vão
   *[other] e as { $more } cartas em cima vão
}: { $from } → { $to }.
lady-jane-turned-up = Isto abre { $card }.

lady-jane-spare = carta solta { $number }

lady-jane-move-deal = distribuir do monte
lady-jane-move-to-foundation = mover { $card } ({ $from }) para sua fundação
lady-jane-move = mover { $card } { $more ->
    [0] sozinha
    [one] e a carta em cima
   *[other] e as { $more } cartas em cima
}: { $from } → { $to }

lady-jane-board-base = As fundações começam com { $rank }.
lady-jane-board-place = { $place }: { $cards }.
lady-jane-board-tableau = { $down } fechadas, depois { $cards }

lady-jane-terminal-keys = [Espaço] distribuir [letras] mover [f] fundação [u] desfazer [H] dica [W] solução [?] teclas [q] menu

lady-jane-title = Lady Jane
lady-jane-blurb = Monte quatro naipes a partir de uma base que muda a cada jogo.
lady-jane-author = de Rosanna Yuen, escrito para AisleRiot em 1999
lady-jane-goal = Leve as 52 cartas para as quatro fundações, um naipe em ordem crescente em cada uma.
lady-jane-deal = 28 cartas vão para as sete colunas, sete para a reserva e uma para a primeira fundação. As últimas 16 são o monte.
lady-jane-rule-L1 = O monte fica em cima à esquerda e as quatro fundações em cima à direita. As sete colunas ficam abaixo, e as sete pilhas de reserva à direita.
lady-jane-rule-L2 = As colunas são dadas fileira por fileira: a coluna 1 tem uma carta, a 2 tem duas, e assim até a 7, que tem sete. Só a última carta de cada coluna fica aberta. Depois cada pilha de reserva recebe uma carta aberta, da esquerda para a direita, e a primeira fundação recebe uma: seu valor é a base. As 16 cartas que sobram são o monte.
lady-jane-rule-L3 = Uma fundação começa com uma carta do valor de base e cresce no mesmo naipe; o ás segue o rei, a não ser que a base seja um ás. Você pode levar a carta de cima de uma fundação de volta às colunas, até uma carta de base sozinha, mas nunca movê-la para outra fundação.
lady-jane-rule-L4 = Nas colunas, desce-se em cores alternadas; um rei pode ir sobre um ás, mas nada vai sobre uma carta do valor de base. Você pode mover uma carta aberta com todas as que estão em cima dela se ela encaixar. Uma carta fechada se abre quando fica em cima.
lady-jane-rule-L5 = Uma coluna vazia só aceita uma carta do valor logo abaixo da base, sozinha ou com as que estão em cima. Se a base é um ás, é um rei.
lady-jane-rule-L6 = De cada pilha de reserva você pode jogar a carta de cima para uma fundação ou para as colunas. Não se constrói sobre a reserva; só uma distribuição do monte põe cartas ali.
lady-jane-rule-L7 = Uma distribuição do monte põe uma carta aberta em cada pilha de reserva, da esquerda para a direita. Você pode fazer isso duas vezes. A terceira abre as duas últimas cartas, que ficam soltas e são jogadas como as da reserva. O monte não é refeito.
lady-jane-rule-L8 = Cada carta nas fundações vale um ponto. Você ganha quando todas as 52 estão lá. Perde quando não resta nenhuma jogada. Se ainda pode mover mas nada mais ajuda, desista quando quiser.
lady-jane-rule-L9 = Você conhece todas as cartas que estão ou estiveram abertas. As cartas fechadas e o monte ficam escondidos.
lady-jane-scoring = Um ponto por carta nas fundações. 52 pontos ganham.
lady-jane-tip-1 = É difícil chegar às cartas do fundo de uma coluna, então veja primeiro de que precisa nas colunas longas.
lady-jane-tip-2 = Esvazie a reserva sempre que puder: cada distribuição cobre o que sobra nela.
