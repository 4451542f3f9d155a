# What a browser keeps, and what it does not.

storage-title = Keeping games
storage-forbidden = this browser does not let pages keep anything here, as in a private window
storage-full = the browser has no room left for it
storage-newer = the saved games were made by a newer Talon; reload the page to get it
storage-other-tab = another tab has a different version of Talon open; close it and reload this page
storage-closed = the browser has closed the place where games are kept
storage-other = the browser says: { $said }
storage-only-in-memory = Games are not kept this time: { $reason }. You can play, and take your games along as a file before you leave.
storage-set-aside = { $count ->
    [one] A saved game could not be read. It was set aside, and the export of all games holds it as it is.
   *[other] { $count } saved games could not be read. They were set aside, and the export of all games holds them as they are.
}

import-done = New games: { $added }. Continued: { $extended }. Already there: { $already-there }.{ $in-use ->
    [0] {""}
   *[other] {" "}Open elsewhere and left as they are: { $in-use }.
}

transfer-title = Games as a file
transfer-note = All games that are kept here, in one file: as a backup, or to go on with in another browser or in the terminal.
transfer-export = Export all games
transfer-export-one = Export the game on the table
transfer-import = Import games …
transfer-exported = { $count ->
    [one] 1 game is in the file { $file }.
   *[other] { $count } games are in the file { $file }.
}
transfer-not-exported = The browser does not let this page hand out a file.
transfer-aside = { $count ->
    [one] Something that could not be read as a game lies aside. It goes along in the export as it is.
   *[other] { $count } things that could not be read as games lie aside. They go along in the export as they are.
}

import-refused = Nothing was taken from the file { $file }: { $reason }.
import-unreadable = the browser cannot read it
import-no-export = it is neither an export of Talon nor a record of a game
import-newer = it was exported by a newer Talon; reload the page to get it
import-faulty = there is a fault in it ({ $fault })
import-has-settings = The file holds settings too.
import-take-settings = Use them here
import-settings-taken = The settings of the file are used here now.
