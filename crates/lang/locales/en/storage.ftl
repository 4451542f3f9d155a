# What a browser keeps, and what it does not.

storage-title = Saved games
storage-forbidden = this browser does not let the page save anything, as in a private window
storage-full = the browser has no room left
storage-newer = the saved games are from a newer version of Talon; reload the page to get it
storage-other-tab = another tab has a different version of Talon open; close it and reload this page
storage-closed = the browser has closed its storage
storage-other = the browser says: { $said }
storage-only-in-memory = Games are not being saved: { $reason }. You can play, but export your games to a file before you leave.
storage-set-aside = { $count ->
    [one] A saved game could not be read. It was kept separately and is included unchanged when you export all games.
   *[other] { $count } saved games could not be read. They were kept separately and are included unchanged when you export all games.
}

import-done = New games: { $added }. Continued: { $extended }. Already there: { $already-there }.{ $in-use ->
    [0] {""}
   *[other] {" "}Open elsewhere and left unchanged: { $in-use }.
}

transfer-title = Export and import
transfer-note = Put all your saved games in one file: as a backup, or to continue in another browser or in the terminal.
transfer-export = Export all games
transfer-export-one = Export the current game
transfer-import = Import games …
transfer-exported = { $count ->
    [one] Exported 1 game to { $file }.
   *[other] Exported { $count } games to { $file }.
}
transfer-not-exported = The browser does not let this page save a file.
transfer-aside = { $count ->
    [one] One saved game that could not be read was kept separately. It is included unchanged in exports.
   *[other] { $count } saved games that could not be read were kept separately. They are included unchanged in exports.
}

import-refused = Nothing was imported from { $file }: { $reason }.
import-unreadable = the browser cannot read it
import-no-export = it is neither an export from Talon nor the record of a game
import-newer = it is from a newer version of Talon; reload the page to get it
import-faulty = it contains an error ({ $fault })
import-has-settings = The file also contains settings.
import-take-settings = Use these settings
import-settings-taken = The settings from the file are now in use.
import-sound = { $count ->
    [one] Import the one readable game
   *[other] Import the { $count } readable games
}
