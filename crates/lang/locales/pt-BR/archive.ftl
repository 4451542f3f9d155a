# The list of saved games.

archive-title = Jogos salvos
archive-count = { $open ->
    [0] { $count ->
        [one] 1 jogo
       *[other] { $count } jogos
    }
   *[other] { $count ->
        [one] 1 jogo, ainda aberto
       *[other] { $count } jogos, { $open } ainda abertos
    }
}
archive-empty = Ainda não há jogos salvos. Um jogo é salvo a partir da primeira jogada.
archive-no-match = Nenhum jogo salvo corresponde.
archive-reading = { $left ->
    [one] Falta ler 1 jogo …
   *[other] Falta ler { $left } jogos …
}
archive-game = Jogo
archive-deal = Número
archive-state = Estado
archive-points = Pontos
archive-moves = Jogadas
archive-played = Última vez
archive-no-deal = posição própria
archive-two-players = { $game }, dois jogadores
archive-open = aberto
archive-won = ganho
archive-lost = perdido
archive-drawn = empate
archive-assisted = assistido
archive-score = placar { $south } a { $north }
archive-and-more = { $before }, { $part }
archive-search = Buscar
archive-search-hint = Um jogo, um número ou um estado
archive-more = Mostrar mais
archive-open-only = Só jogos abertos
archive-continue = Continuar
archive-review = Analisar
archive-delete = Apagar
archive-confirm-delete = Apagar este jogo para sempre? Ele some também das suas estatísticas.

ago-now = agora mesmo
ago-minutes = { $count ->
    [one] há 1 minuto
   *[other] há { $count } minutos
}
ago-hours = { $count ->
    [one] há 1 hora
   *[other] há { $count } horas
}
ago-days = { $count ->
    [one] ontem
   *[other] há { $count } dias
}
ago-months = { $count ->
    [one] há 1 mês
   *[other] há { $count } meses
}
ago-years = { $count ->
    [one] há 1 ano
   *[other] há { $count } anos
}
