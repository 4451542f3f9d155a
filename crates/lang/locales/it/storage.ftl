# What a browser keeps, and what it does not.

storage-title = Partite salvate
storage-forbidden = questo browser non lascia che la pagina salvi niente, come in una finestra privata
storage-full = il browser non ha più spazio
storage-newer = le partite salvate sono di una versione più nuova di Talon; ricarica la pagina per averla
storage-other-tab = un’altra scheda ha aperta una versione diversa di Talon; chiudila e ricarica questa pagina
storage-closed = il browser ha chiuso il suo archivio
storage-other = il browser dice: { $said }
storage-only-in-memory = Le partite non vengono salvate: { $reason }. Puoi giocare, ma esporta le tue partite in un file prima di uscire.
storage-set-aside = { $count ->
    [one] Una partita salvata non si può leggere. È conservata a parte e inclusa così com’è quando esporti tutte le partite.
   *[other] { $count } partite salvate non si possono leggere. Sono conservate a parte e incluse così come sono quando esporti tutte le partite.
}

import-done = Partite nuove: { $added }. Continuate: { $extended }. Già presenti: { $already-there }.{ $in-use ->
    [0] {""}
   *[other] {" "}Aperte altrove e lasciate com’erano: { $in-use }.
}

transfer-title = Esporta e importa
transfer-note = Metti tutte le tue partite salvate in un file: come copia di sicurezza, o per continuare in un altro browser o nel terminale.
transfer-export = Esporta tutte le partite
transfer-export-one = Esporta la partita in corso
transfer-import = Importa partite …
transfer-exported = { $count ->
    [one] 1 partita esportata in { $file }.
   *[other] { $count } partite esportate in { $file }.
}
transfer-not-exported = Il browser non lascia che questa pagina salvi un file.
transfer-aside = { $count ->
    [one] Una partita salvata che non si può leggere è conservata a parte. È inclusa così com’è nelle esportazioni.
   *[other] { $count } partite salvate che non si possono leggere sono conservate a parte. Sono incluse così come sono nelle esportazioni.
}

import-refused = Niente è stato importato da { $file }: { $reason }.
import-unreadable = il browser non riesce a leggerlo
import-no-export = non è né un’esportazione di Talon né la registrazione di una partita
import-newer = è di una versione più nuova di Talon; ricarica la pagina per averla
import-faulty = contiene un errore ({ $fault })
import-has-settings = Il file contiene anche delle impostazioni.
import-take-settings = Usa queste impostazioni
import-settings-taken = Ora sono in uso le impostazioni del file.
import-sound = { $count ->
    [one] Importa l’unica partita leggibile
   *[other] Importa le { $count } partite leggibili
}
