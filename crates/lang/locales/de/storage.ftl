# Was ein Browser aufbewahrt und was nicht.

storage-title = Gespeicherte Spiele
storage-forbidden = dieser Browser lässt die Seite nichts speichern, wie in einem privaten Fenster
storage-full = der Browser hat keinen Platz mehr
storage-newer = die gespeicherten Spiele stammen aus einer neueren Version von Talon; lade die Seite neu, um sie zu bekommen
storage-other-tab = in einem anderen Tab ist eine andere Version von Talon offen; schließe ihn und lade diese Seite neu
storage-closed = der Browser hat seinen Speicher geschlossen
storage-other = der Browser sagt: { $said }
storage-only-in-memory = Spiele werden gerade nicht gespeichert: { $reason }. Du kannst spielen, aber exportiere deine Spiele in eine Datei, bevor du gehst.
storage-set-aside = { $count ->
    [one] Ein gespeichertes Spiel konnte nicht gelesen werden. Es liegt beiseite, und der Export aller Spiele enthält es unverändert.
   *[other] { $count } gespeicherte Spiele konnten nicht gelesen werden. Sie liegen beiseite, und der Export aller Spiele enthält sie unverändert.
}

import-done = Neue Spiele: { $added }. Fortgesetzt: { $extended }. Schon da: { $already-there }.{ $in-use ->
    [0] {""}
   *[other] {" "}Anderswo offen und daher unverändert: { $in-use }.
}

transfer-title = Export und Import
transfer-note = Alle deine gespeicherten Spiele in einer Datei: als Sicherung, oder um in einem anderen Browser oder im Terminal weiterzuspielen.
transfer-export = Alle Spiele exportieren
transfer-export-one = Das laufende Spiel exportieren
transfer-import = Spiele importieren …
transfer-exported = { $count ->
    [one] 1 Spiel nach { $file } exportiert.
   *[other] { $count } Spiele nach { $file } exportiert.
}
transfer-not-exported = Der Browser lässt diese Seite keine Datei speichern.
transfer-aside = { $count ->
    [one] Ein gespeichertes Spiel, das nicht gelesen werden konnte, liegt beiseite. Der Export enthält es unverändert.
   *[other] { $count } gespeicherte Spiele, die nicht gelesen werden konnten, liegen beiseite. Der Export enthält sie unverändert.
}

import-refused = Aus { $file } wurde nichts importiert: { $reason }.
import-unreadable = der Browser kann sie nicht lesen
import-no-export = sie ist weder ein Export von Talon noch die Aufzeichnung eines Spiels
import-newer = sie stammt aus einer neueren Version von Talon; lade die Seite neu, um sie zu bekommen
import-faulty = sie enthält einen Fehler ({ $fault })
import-has-settings = Die Datei enthält auch Einstellungen.
import-take-settings = Diese Einstellungen übernehmen
import-settings-taken = Die Einstellungen der Datei gelten jetzt hier.
import-sound = { $count ->
    [one] Das eine lesbare Spiel daraus übernehmen
   *[other] Die { $count } lesbaren Spiele daraus übernehmen
}
