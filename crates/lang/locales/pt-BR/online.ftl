# Matches over the network.

# What a player can say. There is no free text.
online-phrase-hello = Olá!
online-phrase-good-luck = Boa sorte!
online-phrase-well-played = Boa jogada!
online-phrase-thanks = Valeu!
online-phrase-oops = Ops!
online-phrase-what-luck = Que sorte!
online-phrase-good-game = Boa partida!
online-phrase-goodbye = Tchau!

# Why the server refuses something.
online-refused-stale = A mesa mudou. Olhe de novo.
online-refused-match-over = A partida acabou.
online-refused-match-not-over = A partida ainda não acabou.
online-refused-seat-taken = Você já está nesta mesa.
online-refused-seed = A parte deste dispositivo na distribuição não contou.
online-refused-not-dealt = As pedras ainda não foram distribuídas.
online-refused-not-your-turn = Não é sua vez.
online-refused-rule = A regra { $rule } não permite esta jogada.
online-refused-bot-plays = Agora um robô joga por você.
online-refused-no-offer = Essa proposta não vale mais.
online-refused-offer-stands = Você já pediu isso.
online-refused-not-claimable = O outro jogador ainda pode voltar.
online-refused-said-already = Você pode dizer uma coisa por rodada.
online-refused-wrong-moment = Isso não combina com este momento.

# The connection.
online-link-waiting = Sem conexão. Tentando de novo …
online-link-connecting = Conectando …
online-link-up = Conectado
online-server-away = O servidor não consegue salvar no momento. Sua jogada espera e nenhum relógio se esgota.
online-rewound = O servidor perdeu as últimas jogadas. A partida continua daqui.

# What happened besides moves.
online-sat = { $name } está na mesa.
online-left = { $name } saiu.
online-returned = { $name } voltou.
online-abort-offered = { $who ->
    [you] Você pediu para parar sem resultado.
   *[other] { $name } quer parar sem resultado.
}
online-abort-declined = { $who ->
    [you] Você quer continuar.
   *[other] { $name } quer continuar.
}
online-bot-took-over = Um robô ({ $level }) continua no lugar de { $name }.
online-credited = O servidor ficou fora por um momento. Esse tempo não conta.
online-said = { $who ->
    [you] Você: “{ $phrase }”
   *[other] { $name }: “{ $phrase }”
}
online-rematch-offered = { $who ->
    [you] Você pediu outra partida.
   *[other] { $name } quer jogar outra partida.
}

# How a match ended.
online-won = { $who ->
    [you] Você ganha a partida!
   *[other] { $name } ganha a partida.
}
online-no-result = A partida termina sem resultado.
online-resigned = { $who ->
    [you] Você desistiu.
   *[other] { $name } desistiu.
}
online-flagged = { $who ->
    [you] Seu tempo acabou.
   *[other] O tempo de { $name } acabou.
}
online-claimed = { $who ->
    [you] Você ficou fora por tempo demais.
   *[other] { $name } ficou fora por tempo demais.
}
online-abandoned = Um jogador não apareceu, ou ninguém fez nada por um dia.
online-broken-log = O servidor não consegue continuar esta partida. A culpa é do servidor.
