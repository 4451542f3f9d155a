# Lady Jane: why a move is refused, what it did, what lies where.

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
lady-jane-blurb = Monte quatro naipes; a base muda a cada jogo.
