# Curse of the Doublet: warum ein Zug nicht geht, was er bewirkt, was wo liegt.
#
# Eine Partie (match) besteht aus Runden (hands). Mit dem Startstein (set) beginnt eine Runde, und ein Treffer
# (match) ist ein Ende, das es schon einmal gibt.

curse-not-held = Der Stein { $tile } ist nicht auf dieser Hand.
curse-hand-goes-on = Wer eröffnet, entscheidet sich erst nach der Runde.
curse-coin-decides = Nach einer gesperrten Runde entscheidet die Münze, wer eröffnet.
curse-loser-chooses = { $seat } hat die Runde verloren und bestimmt, wer die nächste eröffnet.
curse-set-comes-first = Die Runde beginnt mit dem Startstein: Leg irgendeinen Stein.
curse-set-lies-already = Der Startstein liegt schon: Sag, an welchen Zweig der Stein soll.
curse-no-such-side = Einen Zweig { $side } gibt es nicht, nur die Zweige 1 bis 4.
curse-does-not-join = Der Stein { $tile } passt nicht: Das offene Ende dort ist { $end }.
curse-must-play = Passen darfst du nicht, solange der Stein { $tile } passt.
curse-hand-ended = Die Runde ist zu Ende.
curse-match-decided = Die Partie ist entschieden.

curse-branch = { $side ->
    [1] oberen Zweig
    [2] linken Zweig
    [3] rechten Zweig
   [4] unteren Zweig
   *[other] Zweig { $side }
}

curse-branch-name = { $side ->
    [1] oberer Zweig
    [2] linker Zweig
    [3] rechter Zweig
   [4] unterer Zweig
   *[other] Zweig { $side }
}

curse-put-set = { $seat } legt { $tile } als Startstein.
curse-played = { $seat } legt { $tile } an den { curse-branch } an, dort ist jetzt { $end } offen.
curse-played-match = { $seat } legt { $tile } an den { curse-branch } an, dort ist jetzt { $end } offen: ein Treffer.
curse-passed = { $seat } passt und hat also keine dieser Zahlen: { $lacks }.
curse-next-hand = Runde { $number } beginnt. Wer verloren hat, lässt { $leader } eröffnen.
curse-next-hand-by-coin = Runde { $number } beginnt. Die Münze bestimmt: { $leader } eröffnet.
curse-blocked = Die Runde ist gesperrt, niemand bekommt Punkte.
curse-went-out = { $seat } legt den letzten Stein und bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $tiles } für die Steine auf der anderen Hand{ $extra ->
    [0] .
   *[other] {" "}und { $extra } für den Treffer zum Schluss.
}
curse-score = Stand: Süd { $south }, Nord { $north }.
curse-left-with = { $seat } hatte noch { $tiles }.

curse-match-won = { $seat } gewinnt die Partie!
curse-choosing = { $seat } bestimmt, wer die nächste Runde eröffnet.
curse-coin-next = Die Münze entscheidet, wer die nächste Runde eröffnet.
curse-turn = { $seat } ist am Zug.
curse-turn-again = { $seat } hat einen Treffer gelegt und ist noch einmal dran.
curse-turn-to-lead = { $seat } eröffnet: Jeder Stein darf Startstein sein.

curse-now-lead-by-coin = Die Münze lässt dich eröffnen. Leg irgendeinen Stein in die Mitte.
curse-now-lead = Du eröffnest. Leg irgendeinen Stein in die Mitte.
curse-now-turn = Du bist am Zug.
curse-now-again = Ein Treffer: Leg noch einen Stein.
curse-now-pass = Kein Stein passt: Du musst passen.
curse-now-choose = Du bestimmst, wer eröffnet.
curse-now-other = { $seat } überlegt.
curse-now-looking = Sieh dir die Runde an, dann geht es weiter.
curse-you = { $seat }, du
curse-opponent = { $seat }, { $opponent }
curse-hand-number = Runde { $hand }, bis { $target } Punkte
curse-hand-number-short = Runde { $hand }, bis { $target }
curse-score-title = Spielstand
curse-match-score = { $south } { $left } : { $right } { $north }
curse-last-turn = Zuletzt gelegt: { $tiles }.

curse-move-set = { $tile } als Startstein legen
curse-move-play = { $tile } an den { curse-branch } anlegen, wo dann { $end } offen ist
curse-move-play-anyhow = { $tile } an Zweig { $side } anlegen
curse-move-pass = passen
curse-move-lead = { $seat } die nächste Runde eröffnen lassen
curse-move-next = die Münze entscheiden lassen, wer die nächste Runde eröffnet

curse-board-match = Runde { $hand } der Partie. Stand: Süd { $south }, Nord { $north }.
curse-board-set = Der Startstein ist { $tile }.
curse-board-no-set = Es gibt noch keinen Startstein.
curse-board-side = Zweig { $side }, { curse-branch-name }: noch nicht begonnen, offen für { $end }.
curse-board-branch = Zweig { $side }, { curse-branch-name }: { $tiles }; offen ist { $end }.
curse-board-hand = { $seat }: { $tiles }.
curse-board-passed = { $seat } hat auf { $numbers } gepasst und hat keine dieser Zahlen.
curse-board-aside = Beiseite: { $tiles }.

curse-level-novice = Neuling
curse-level-casual = Gelegenheitsspieler
curse-level-club = Vereinsspieler
curse-level-strong = Könner
curse-level-best = Meister
curse-style-novice = legt jeden Treffer, sonst den schwersten Stein: gut für die erste Partie
curse-style-casual = hat ein Gefühl für das Spiel, begnügt sich aber oft mit dem Zweitbesten
curse-style-club = kennt das Spiel gut, macht aber hin und wieder einen Fehler
curse-style-strong = spielt aus langer Erfahrung und merkt sich, welche Steine du nicht legst
curse-style-best = denkt am längsten und liest deine Züge und dein Passen
curse-against = { $opponent }

curse-passed-on = gepasst auf { $numbers }
curse-why-leading = Wer eröffnet, hat die besseren Aussichten.
curse-why-goes-out = Es ist der letzte Stein und bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
curse-why-plays-again = Das ist ein Treffer mit { $number }, und wer ihn legt, ist noch einmal dran.
curse-why-cannot-be-answered = { $seat } hat auf { $numbers } gepasst und könnte nicht antworten, denn sonst wäre nichts offen.
curse-why-closes-an-end = { $seat } hat auf { $number } gepasst und kann dort nicht anlegen.
curse-why-few-answers = Von den { $possible } Steinen, die der andere haben kann, { $answers ->
    [0] würde keiner
    [one] würde nur einer
   *[other] würden nur { $answers }
} passen.
curse-why-doublet = Ein Pasch passt nur an eine Zahl, und mit diesem Zug bist du ihn los.
curse-why-keeps-going = Von den { $held } Steinen, die auf der Hand bleiben, { $joinable ->
    [one] würde einer
   *[other] würden { $joinable }
} passen.
curse-why-on-average = Nichts Besonderes spricht dafür, aber beim Durchspielen schnitt dieser Zug am besten ab.

hand-review-looking = Ich rechne aus, was jeder Zug wert war.
hand-review-nobody-erred = Niemand hat einen Zug gemacht, der nach dem, was zu wissen war, deutlich schlechter war als der beste.
hand-review-costliest = Zug { $number } hat am meisten gekostet: { $seat } hat { $play } gespielt. Nach allem, was { $seat } wissen konnte, war { $best } im Mittel { $points } mehr wert.
hand-review-given-away = { $seat } hat nach fairem Urteil { $fair } verschenkt, bei bekannten Steinen { $seen }.
hand-review-given-up = Die Runde wurde aufgegeben.
hand-review-hand = Runde { $number }. { $ending }
hand-review-move = { $seat }: { $play }
hand-review-set = { $tile } als Startstein
hand-review-play = { $tile } ({ curse-branch-name })
hand-review-went-out = { $seat } legt den letzten Stein und bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hand-review-points = { $whole },{ $tenths }
hand-review-play-narrows = Soweit { $watcher } wissen konnte, waren für { $seat } vor diesem Zug noch { $before } Hände möglich, danach { $after }.
hand-review-play-shows-all = Nach diesem Zug konnte { $watcher } auf jeden Stein schließen, den { $seat } hatte.
hand-review-pass-narrows = Das bewies, dass { $seat } keine dieser Zahlen hatte: { $lacks }. Von den { $before } Händen, mit denen { $watcher } rechnen musste, blieben { $after }.
hand-review-pass-proves = Das bewies, dass { $seat } keine dieser Zahlen hatte: { $lacks }.
hand-review-pass-shows-all = Das bewies, dass { $seat } keine dieser Zahlen hatte: { $lacks }. Von den { $before } Händen, mit denen { $watcher } rechnen musste, blieb eine: { $watcher } konnte auf jeden Stein schließen.
hand-review-no-choice = Es gab nichts zu wählen.
hand-review-fair-best = Nach allem, was { $seat } wissen konnte, war nichts besser: { $points } Punkte im Mittel.
hand-review-fair-better = Nach allem, was { $seat } wissen konnte, war { $best } besser: { $most } Punkte im Mittel statt { $points }.
hand-review-seen-best = Bei bekannten Steinen war nichts besser: { $points } Punkte.
hand-review-seen-better = Bei bekannten Steinen war { $best } besser: { $most } Punkte statt { $points }.
hand-review-column-play = Zug
hand-review-column-fair = fair
hand-review-column-seen = bekannt
hand-review-table = Die möglichen Züge, und wie viele Punkte mehr als der andere { $seat } damit macht
hand-review-value = für { $seat } bei bekannten Steinen wert: { $points }
hand-review-lost = { $points } verschenkt
hand-review-was-played = gespielt
hand-review-previous = Vorige Runde
hand-review-none = Es gibt noch nichts zu sehen: Die erste Runde wird noch gespielt.

curse-terminal-keys = [Buchstabe] Stein wählen [w-z] Zweig [p] passen [u] zurück [H] Tipp [?] Tasten [q] Menü

curse-title = Curse of the Doublet
curse-short = Curse
curse-blurb = Domino zu zweit: Triff ein Ende und leg noch einmal.
