# What a search found out about a position.

solve-won = { $moves ->
    [0] Já está ganho.
    [one] Pode ser ganho em { $moves } jogada:
   *[other] Pode ser ganho em { $moves } jogadas:
}
solve-lost = Não pode ser ganho, não importa o que você jogue.
solve-score = Não pode ser ganho. { $moves ->
    [0] Nenhuma jogada melhora a pontuação de { $points }.
    [one] A maior pontuação é { $points }, em { $moves } jogada:
   *[other] A maior pontuação é { $points }, em { $moves } jogadas:
}
solve-score-so-far = A busca terminou antes da hora. { $moves ->
    [0] Não encontrou como melhorar a pontuação de { $points }.
    [one] A maior pontuação encontrada é { $points }, em { $moves } jogada:
   *[other] A maior pontuação encontrada é { $points }, em { $moves } jogadas:
}
solve-hand-ahead = Com todas as pedras à vista, { $seat } faz { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a mais que { $other }:
solve-hand-even = Com todas as pedras à vista, nenhum jogador faz mais pontos:
solve-hand-over = Esta rodada acabou.
