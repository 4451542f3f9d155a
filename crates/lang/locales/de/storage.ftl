# Was ein Browser aufbewahrt und was nicht.

storage-title = Aufbewahren der Spiele
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

transfer-title = Spiele als Datei
transfer-note = Alle Spiele, die hier aufbewahrt werden, in einer Datei: als Sicherung, oder um sie in einem anderen Browser oder im Terminal weiterzuspielen.
transfer-export = Alle Spiele exportieren
transfer-export-one = Das Spiel auf dem Tisch exportieren
transfer-import = Spiele importieren …
transfer-exported = { $count ->
    [one] 1 Spiel ist in der Datei { $file }.
   *[other] { $count } Spiele sind in der Datei { $file }.
}
transfer-not-exported = Der Browser erlaubt dieser Seite nicht, eine Datei herauszugeben.
transfer-aside = { $count ->
    [one] Etwas, das nicht als Spiel gelesen werden konnte, liegt beiseite. Der Export enthält es unverändert.
   *[other] { $count } Dinge, die nicht als Spiele gelesen werden konnten, liegen beiseite. Der Export enthält sie unverändert.
}

import-refused = Aus der Datei { $file } wurde nichts übernommen: { $reason }.
import-unreadable = der Browser kann sie nicht lesen
import-no-export = sie ist weder ein Export von Talon noch die Aufzeichnung eines Spiels
import-newer = sie stammt aus einer neueren Fassung von Talon; lade die Seite neu, um sie zu bekommen
import-faulty = darin ist ein Fehler ({ $fault })
import-has-settings = Die Datei enthält auch Einstellungen.
import-take-settings = Hier übernehmen
import-settings-taken = Die Einstellungen der Datei gelten jetzt hier.
