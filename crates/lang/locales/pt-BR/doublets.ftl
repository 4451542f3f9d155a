# Doublets: why a move is refused, what it did, what lies where.

doublets-no-such-pile = não há pilha de reserva { $pile }.
doublets-waste-empty = o descarte está vazio, você não pode jogar dali.
doublets-king-stays = { $card } fica onde está: um rei bloqueia a sua pilha da reserva.
doublets-reserve-empty = a pilha de reserva { $pile } está vazia e continua vazia.
doublets-stock-empty = o monte está vazio, não há carta para virar.
doublets-stock-not-empty = você só pode refazer o monte quando ele está vazio.
doublets-nothing-to-redeal = o descarte está vazio, não há com que refazer o monte.
doublets-no-redeals-left = você já refez o monte todas as vezes.

doublets-redealt = Você refaz o monte: o descarte volta a ser o monte ({ $count }).
doublets-played-waste = { $card } vai do descarte para a fundação.
doublets-played-reserve = { $card } vai para a fundação; a pilha de reserva { $pile } fica vazia.
doublets-played-reserve-filled-from-waste = { $card } vai para a fundação; { $with }, do descarte, ocupa a pilha de reserva { $pile }.
doublets-played-reserve-filled-from-stock = { $card } vai para a fundação; { $with }, do monte, ocupa a pilha de reserva { $pile }.

doublets-move-redeal = refazer o monte com o descarte
doublets-move-waste = jogar { $card } do descarte para a fundação
doublets-move-reserve = jogar { $card } da pilha de reserva { $pile } para a fundação

doublets-board-reserve = Pilha de reserva { $number }: { $cards }.
doublets-board-redeals = { $count ->
    [0] O monte não pode mais ser refeito.
    [one] O monte pode ser refeito mais { $count } vez.
   *[other] O monte pode ser refeito mais { $count } vezes.
}

doublets-terminal-keys = [Espaço] virar [1-7 w] jogar [u] desfazer [H] dica [W] solução [?] teclas [q] menu

doublets-title = Doublets
doublets-blurb = Dobre o valor carta a carta e deixe os reis de fora.
