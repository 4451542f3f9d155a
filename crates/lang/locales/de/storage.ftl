# Was ein Browser aufbewahrt und was nicht.

storage-forbidden = dieser Browser lässt Seiten hier nichts aufbewahren, wie in einem privaten Fenster
storage-full = der Browser hat dafür keinen Platz mehr
storage-newer = die gespeicherten Spiele stammen aus einer neueren Fassung von Talon; lade die Seite neu, um sie zu bekommen
storage-other-tab = in einem anderen Tab ist eine andere Fassung von Talon offen; schließe ihn und lade diese Seite neu
storage-closed = der Browser hat den Ort geschlossen, an dem die Spiele liegen
storage-other = der Browser sagt: { $said }
storage-only-in-memory = Diesmal werden keine Spiele aufbewahrt: { $reason }. Du kannst spielen; nimm deine Spiele als Datei mit, bevor du gehst.
storage-set-aside = { $count ->
    [one] Ein gespeichertes Spiel konnte nicht gelesen werden. Es liegt beiseite, und der Export aller Spiele enthält es unverändert.
   *[other] { $count } gespeicherte Spiele konnten nicht gelesen werden. Sie liegen beiseite, und der Export aller Spiele enthält sie unverändert.
}

import-done = Neue Spiele: { $added }. Fortgesetzt: { $extended }. Schon da: { $already-there }.{ $in-use ->
    [0] {""}
   *[other] {" "}Anderswo offen und daher unverändert: { $in-use }.
}
