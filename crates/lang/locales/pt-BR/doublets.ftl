# Doublets: why a move is refused, what it did, what lies where, the rules page.

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
doublets-author = de Rosanna Yuen, escrito para AisleRiot em 1998
doublets-goal = Leve 48 cartas para a única fundação, dobrando o valor a cada vez. Só os quatro reis ficam para trás.
doublets-deal = Sete cartas formam a reserva e uma começa a fundação. As outras 44 são o monte.
doublets-rule-D1 = O monte fica à esquerda, com o descarte à sua direita. Sete pilhas de reserva formam um arco: 1, 2 e 3 em cima, 4 e 5 dos lados, 6 e 7 nos pés. A fundação fica entre os pés.
doublets-rule-D2 = Uma carta aberta é dada a cada pilha de reserva, da 1 à 7, e depois uma à fundação. Um rei que aparece vai direto para o fundo, e a carta seguinte toma seu lugar. As 44 cartas que sobram são o monte.
doublets-rule-D3 = A fundação aceita uma carta com o dobro do valor da carta de cima. O ás vale 1, o valete 11 e a dama 12; se o dobro passar de 13, subtraia 13. A ordem é, portanto: ás, 2, 4, 8, 3, 6, dama, valete, 9, 5, 10, 7 e ás de novo. Os naipes não importam. Você pode jogar a carta de cima do descarte ou uma carta da reserva.
doublets-rule-D4 = Uma pilha de reserva tem uma só carta. Quando você a joga, a carta de cima do descarte toma logo o seu lugar. Se o descarte está vazio, vem a de cima do monte; se os dois estão vazios, o lugar fica vazio. Você não tem escolha. Um rei que cai na reserva bloqueia sua pilha até o fim.
doublets-rule-D5 = Você vira as cartas do monte sobre o descarte uma a uma, quando quiser. Nada é virado por você.
doublets-rule-D6 = Quando o monte está vazio, você pode refazê-lo: o descarte volta a ser o monte, na mesma ordem. Pode fazer isso duas vezes, então passa pelo monte três vezes no máximo.
doublets-rule-D7 = Cada carta na fundação vale um ponto, incluindo a primeira. Você ganha com 48 pontos. Os reis nunca podem ser jogados, então os 52 pontos citados em um texto antigo são inalcançáveis. Você perde quando não resta nenhuma jogada.
doublets-rule-D8 = Você conhece todas as cartas que já estiveram abertas: o monte inteiro depois de uma passagem e, desde o início, os reis que foram para o fundo na distribuição.
doublets-scoring = Um ponto por carta na fundação. 48 pontos ganham.
doublets-tip-1 = Mantenha os reis fora da reserva: cada um bloqueia uma pilha para sempre. Olhe a carta de cima do descarte antes de jogar uma da reserva.
doublets-tip-2 = A partir da segunda passagem você sabe o que vem. Conte à frente até as cartas de que precisa.
