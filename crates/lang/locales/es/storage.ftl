# What a browser keeps, and what it does not.

storage-title = Partidas guardadas
storage-forbidden = este navegador no deja que la página guarde nada, como en una ventana privada
storage-full = al navegador no le queda espacio
storage-newer = las partidas guardadas son de una versión más nueva de Talon; vuelve a cargar la página para obtenerla
storage-other-tab = otra pestaña tiene abierta otra versión de Talon; ciérrala y vuelve a cargar esta página
storage-closed = el navegador ha cerrado su almacenamiento
storage-other = el navegador dice: { $said }
storage-only-in-memory = Las partidas no se están guardando: { $reason }. Puedes jugar, pero exporta tus partidas a un archivo antes de salir.
storage-set-aside = { $count ->
    [one] No se pudo leer una partida guardada. Se conserva aparte y se incluye tal cual al exportar todas las partidas.
   *[other] No se pudieron leer { $count } partidas guardadas. Se conservan aparte y se incluyen tal cual al exportar todas las partidas.
}

import-done = Partidas nuevas: { $added }. Continuadas: { $extended }. Ya estaban: { $already-there }.{ $in-use ->
    [0] {""}
   *[other] {" "}Abiertas en otro lugar y sin cambios: { $in-use }.
}

transfer-title = Exportar e importar
transfer-note = Pon todas tus partidas guardadas en un archivo: como copia de seguridad, o para seguir en otro navegador o en un terminal.
transfer-export = Exportar todas las partidas
transfer-export-one = Exportar la partida actual
transfer-import = Importar partidas …
transfer-exported = { $count ->
    [one] 1 partida exportada a { $file }.
   *[other] { $count } partidas exportadas a { $file }.
}
transfer-not-exported = El navegador no deja que esta página guarde un archivo.
transfer-aside = { $count ->
    [one] Se conserva aparte una partida guardada que no se pudo leer. Se incluye tal cual en las exportaciones.
   *[other] Se conservan aparte { $count } partidas guardadas que no se pudieron leer. Se incluyen tal cual en las exportaciones.
}

import-refused = No se importó nada de { $file }: { $reason }.
import-unreadable = el navegador no puede leerlo
import-no-export = no es ni una exportación de Talon ni el registro de una partida
import-newer = es de una versión más nueva de Talon; vuelve a cargar la página para obtenerla
import-faulty = contiene un error ({ $fault })
import-has-settings = El archivo también contiene ajustes.
import-take-settings = Usar estos ajustes
import-settings-taken = Los ajustes del archivo ya están en uso.
import-sound = { $count ->
    [one] Importar la única partida legible
   *[other] Importar las { $count } partidas legibles
}
