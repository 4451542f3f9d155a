# What a browser keeps, and what it does not.

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
