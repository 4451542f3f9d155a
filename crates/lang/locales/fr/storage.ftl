# What a browser keeps, and what it does not.

storage-title = Parties enregistrées
storage-forbidden = ce navigateur ne laisse pas la page enregistrer quoi que ce soit, comme en navigation privée
storage-full = le navigateur n’a plus de place
storage-newer = les parties enregistrées viennent d’une version plus récente de Talon ; rechargez la page pour l’obtenir
storage-other-tab = un autre onglet a une autre version de Talon ouverte ; fermez-le et rechargez cette page
storage-closed = le navigateur a fermé son espace de stockage
storage-other = le navigateur dit : { $said }
storage-only-in-memory = Les parties ne sont pas enregistrées : { $reason }. Vous pouvez jouer, mais exportez vos parties dans un fichier avant de partir.
storage-set-aside = { $count ->
    [one] { $count } partie enregistrée n’a pas pu être lue. Elle est gardée à part et incluse telle quelle quand vous exportez toutes les parties.
   *[other] { $count } parties enregistrées n’ont pas pu être lues. Elles sont gardées à part et incluses telles quelles quand vous exportez toutes les parties.
}

import-done = Nouvelles parties : { $added }. Continuées : { $extended }. Déjà là : { $already-there }.{ $in-use ->
    [0] {""}
   *[other] {" "}Ouvertes ailleurs et laissées telles quelles : { $in-use }.
}

transfer-title = Exporter et importer
transfer-note = Mettez toutes vos parties enregistrées dans un fichier : comme sauvegarde, ou pour continuer dans un autre navigateur ou dans le terminal.
transfer-export = Exporter toutes les parties
transfer-export-one = Exporter la partie en cours
transfer-import = Importer des parties …
transfer-exported = { $count ->
    [one] { $count } partie exportée dans { $file }.
   *[other] { $count } parties exportées dans { $file }.
}
transfer-not-exported = Le navigateur ne laisse pas cette page enregistrer un fichier.
transfer-aside = { $count ->
    [one] { $count } partie enregistrée illisible est gardée à part. Elle est incluse telle quelle dans les exports.
   *[other] { $count } parties enregistrées illisibles sont gardées à part. Elles sont incluses telles quelles dans les exports.
}

import-refused = Rien n’a été importé de { $file } : { $reason }.
import-unreadable = le navigateur ne peut pas le lire
import-no-export = ce n’est ni un export de Talon ni l’enregistrement d’une partie
import-newer = il vient d’une version plus récente de Talon ; rechargez la page pour l’obtenir
import-faulty = il contient une erreur ({ $fault })
import-has-settings = Le fichier contient aussi des réglages.
import-take-settings = Utiliser ces réglages
import-settings-taken = Les réglages du fichier sont maintenant appliqués.
import-sound = { $count ->
    [one] Importer la seule partie lisible
   *[other] Importer les { $count } parties lisibles
}
