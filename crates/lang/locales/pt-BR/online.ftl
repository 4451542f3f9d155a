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
online-refused-seed = A parte deste aparelho na distribuição não contou.
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

# The pages in a browser.
online-lead = Duas pessoas, dois aparelhos: sem conta, nada para instalar.
online-step-link = Crie um link.
online-step-send = Envie-o, ou deixe que escaneiem o código.
online-step-play = A partida começa quando a outra pessoa se senta.
online-clock = Relógio
online-clock-none = Sem relógio
online-clock-normal = 5 minutos para cada um
online-clock-calm = 10 minutos para cada um
online-leader = Primeira saída
online-leader-coin = A moeda decide
online-leader-you = Você
online-leader-friend = A outra pessoa
online-make-link = Criar link
online-link = Link para enviar
online-copy = Copiar
online-copied = Copiado.
online-copy-by-hand = Este navegador não permite copiar. Selecione o texto e copie.
online-share = Compartilhar
online-share-text = Jogue comigo Curse of the Doublet!
online-qr = Código QR do link
online-waiting-title = Convide alguém
online-waiting = Esperando a outra pessoa …
online-open-seat = Lugar livre
online-you-are = Nesta mesa, seu nome é { $name }.
online-link-once = A primeira pessoa que abrir o link e se sentar joga com você.
online-link-elsewhere = O link está no aparelho em que você o criou.
online-invites = { $name } convida você
online-agreed-no-clock = Vence quem chegar primeiro a { $target } pontos. Não há relógio.
online-agreed-clock = Vence quem chegar primeiro a { $target } pontos. Cada um tem { $minutes } minutos.
online-agreed-leader = { $who ->
    [you] Você sai na primeira rodada.
   *[other] { $name } sai na primeira rodada.
}
online-sit-down = Sentar-se
online-watch = Assistir
online-watching = Você está assistindo.
online-seats-taken = Os dois lugares desta partida estão ocupados.
online-wrong-invite = Este link não abre nenhum lugar. Peça um novo.
online-no-match = Essa partida não existe neste servidor.
online-no-hall = Este site não tem servidor para partidas entre dois aparelhos. Todo o resto funciona como sempre.
online-unreachable = O servidor não responde. Partidas entre dois aparelhos precisam de conexão; o resto funciona sem ela.
online-newer = O servidor é mais novo que esta página. Recarregue a página.
online-old-key = Um novo link substituiu o deste jogador, ou o jogador foi apagado. Abra o novo link neste aparelho.
online-new-player = Começar como novo jogador
online-too-many = É demais de uma vez. Termine uma partida aberta ou tente mais tarde.
online-open-matches = Suas partidas abertas
online-open-match = Partida com { $name }
online-to-match = Ir para a partida
online-friend-here = A outra pessoa chegou
online-arrived = { $name } está na mesa. Quer jogar agora?
online-later = Ainda não

# A match at the table.
online-match = Partida
online-your-turn = Sua vez
online-your-turn-against = É a sua vez na partida com { $name }.
online-next-hand = A próxima rodada já começou.
online-turn-of = É a vez de { $name }.
online-dealing = Distribuindo …
online-pending = Sua jogada está a caminho …
online-time-left = restam { $time }
online-away = fora, restam { $seconds } s
online-gone = { $name } está fora há tempo demais. Você decide o que acontece.
online-claim = Ganhar a partida
online-call-bot = Deixar um robô jogar
online-wait = Esperar
online-stop = Parar sem resultado
online-agree = Aceitar
online-play-on = Continuar
online-give-up-question = Quer desistir? Então o outro jogador ganha.
online-rematch = Jogar de novo
online-rematch-accept = Aceitar a revanche
online-rematch-waits = Esperando resposta …
online-to-rematch = Ir para a revanche
online-off-undo = Numa partida entre duas pessoas, cada jogada é definitiva.
online-off-help = Numa partida entre duas pessoas, o Talon não ajuda.
online-off-deal = Nesta mesa há uma partida entre duas pessoas. Ela termina com o resultado ou se você desistir.
online-former-player = Um antigo jogador
online-more = Falar ou parar
online-say = Dizer algo

# The player of a browser, other players, and what comes after a match.
online-me = Você na rede
online-me-rated = Seu nome é { $name } e sua classificação é { $rating }.
online-keep-title = Guardar este nome
online-keep-text = Não há conta. Um link secreto é o seu jogador: guarde-o, ou abra-o em outro aparelho para continuar por lá.
online-keep-show = Mostrar o link secreto
online-keep-link = Seu link secreto
online-keep-file = Salvar como arquivo
online-new-key = Novo link
online-new-key-text = Um novo link encerra o antigo: todos os outros aparelhos perdem este jogador.
online-key-changed = O novo link já vale.
online-wrong-key = Este link não está completo.
online-move-title = Continuar neste aparelho
online-move-text = Este link é um jogador. Se continuar, este navegador joga com esse nome e esquece o próprio.
online-move = Continuar aqui
online-data-title = Seus dados
online-data-text = O servidor guarda um nome gerado, suas partidas e sua classificação, e nada mais sobre você.
online-export = Exportar
online-exported = Suas partidas estão no arquivo talon-matches.json.
online-erase = Apagar tudo
online-erase-question = O servidor esquece seu nome e sua classificação, e você desiste das partidas abertas. Não há como desfazer.
online-erased = O servidor esqueceu você.
online-people = Encontrar adversário
online-people-text = Uma partida que vale classificação contra alguém que também procura.
online-seek = Encontrar adversário
online-seeking = Procurando adversário …
online-seeking-text = A partida abre sozinha. Se você jogar outra coisa nesta página, uma barra acima do jogo leva à partida. Deixe a página aberta.
online-meanwhile = Enquanto isso, jogar com o computador
online-seek-stop = Parar de procurar
online-open-seeks = Procurando adversário agora
online-watch-link = Copiar o link para assistir
online-mute = Silenciar { $name }
online-unmute = Ouvir { $name } de novo
online-block = Bloquear { $name }
online-unblock = Desbloquear { $name }
online-statistics = On-line
online-statistics-matches = Partidas contra pessoas
online-verify = Conferir as distribuições
online-verified = As distribuições foram honestas: as sementes dos dois jogadores e do servidor, fixadas antes da partida, levam a todas as rodadas ({ $hands }).
online-verified-in-part = Todas as rodadas ({ $hands }) seguem das sementes, mas um jogador não abriu a sua a tempo.
online-not-verified = O registro não comprova as distribuições: { $why }
