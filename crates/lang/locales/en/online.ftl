# Matches over the network.

# What a player can say. There is no free text.
online-phrase-hello = Hello!
online-phrase-good-luck = Good luck!
online-phrase-well-played = Well played!
online-phrase-thanks = Thanks!
online-phrase-oops = Oops!
online-phrase-what-luck = What luck!
online-phrase-good-game = Good game!
online-phrase-goodbye = Goodbye!

# Why the server refuses something.
online-refused-stale = The board has changed. Look again.
online-refused-match-over = The match is over.
online-refused-match-not-over = The match is not over yet.
online-refused-seat-taken = You sit at this table already.
online-refused-seed = This device’s part of the deal did not count.
online-refused-not-dealt = The tiles are not dealt yet.
online-refused-not-your-turn = It is not your turn.
online-refused-rule = Rule { $rule } does not allow this move.
online-refused-bot-plays = A bot plays for you now.
online-refused-no-offer = This offer no longer stands.
online-refused-offer-stands = You have asked for that already.
online-refused-not-claimable = The other player can still come back.
online-refused-said-already = You can say one thing in each hand.
online-refused-wrong-moment = That does not fit this moment.

# The connection.
online-link-waiting = No connection. Trying again …
online-link-connecting = Connecting …
online-link-up = Connected
online-server-away = The server cannot save at the moment. Your move waits, and no clock runs out.
online-rewound = The server lost the last moves. The match goes on from here.

# What happened besides moves.
online-sat = { $name } has sat down.
online-left = { $name } is away.
online-returned = { $name } is back.
online-abort-offered = { $who ->
    [you] You have asked to stop without a result.
   *[other] { $name } wants to stop without a result.
}
online-abort-declined = { $who ->
    [you] You want to play on.
   *[other] { $name } wants to play on.
}
online-bot-took-over = A bot ({ $level }) plays on for { $name }.
online-credited = The server was away for a moment. That time does not count.
online-said = { $who ->
    [you] You: “{ $phrase }”
   *[other] { $name }: “{ $phrase }”
}
online-rematch-offered = { $who ->
    [you] You have asked for another match.
   *[other] { $name } wants to play another match.
}

# How a match ended.
online-won = { $who ->
    [you] You win the match!
   *[other] { $name } wins the match.
}
online-no-result = The match ends without a result.
online-resigned = { $who ->
    [you] You gave up.
   *[other] { $name } gave up.
}
online-flagged = { $who ->
    [you] Your time ran out.
   *[other] { $name } ran out of time.
}
online-claimed = { $who ->
    [you] You were away for too long.
   *[other] { $name } was away for too long.
}
online-abandoned = A player did not come, or nobody did anything for a day.
online-broken-log = The server cannot continue this match. That is the server’s fault.

# The pages in a browser.
online-lead = Two people, two devices: no account, nothing to install.
online-step-link = Make a link.
online-step-send = Send it, or let your friend scan the code.
online-step-play = The match begins when your friend sits down.
online-clock = Clock
online-clock-none = No clock
online-clock-normal = 5 minutes each
online-clock-calm = 10 minutes each
online-leader = First lead
online-leader-coin = The coin decides
online-leader-you = You
online-leader-friend = Your friend
online-make-link = Make a link
online-link = Link for your friend
online-copy = Copy
online-copied = Copied.
online-copy-by-hand = This browser does not allow copying. Select the text and copy it.
online-share = Share
online-share-text = Play Curse of the Doublet with me!
online-qr = QR code of the link
online-waiting-title = Invite a friend
online-waiting = Waiting for your friend …
online-open-seat = Open seat
online-you-are = Your name at this table is { $name }.
online-link-once = The first person who opens the link and sits down plays with you.
online-link-elsewhere = The link is on the device where you made it.
online-invites = { $name } invites you
online-agreed-no-clock = The first player with { $target } points wins. There is no clock.
online-agreed-clock = The first player with { $target } points wins. Each of you has { $minutes } minutes.
online-agreed-leader = { $who ->
    [you] You lead the first hand.
   *[other] { $name } leads the first hand.
}
online-sit-down = Sit down
online-watch = Watch
online-watching = You are watching.
online-seats-taken = Both seats of this match are taken.
online-wrong-invite = This link does not open a seat. Ask your friend for a new one.
online-no-match = There is no such match on this server.
online-no-hall = This site has no server for matches between two devices. Everything else works as always.
online-unreachable = The server does not answer. Matches between two devices need a connection; everything else works without one.
online-newer = The server is newer than this page. Reload the page.
online-old-key = A newer link replaced this player’s link, or the player was erased. Open the new link on this device.
online-new-player = Start as a new player
online-too-many = That is too much at once. Finish an open match, or try again later.
online-open-matches = Your open matches
online-open-match = Match with { $name }
online-to-match = Go to the match
online-friend-here = Your friend is here
online-arrived = { $name } has sat down. Do you want to play now?
online-later = Not yet

# A match at the table.
online-match = Match
online-your-turn = Your turn
online-your-turn-against = It is your turn in the match with { $name }.
online-next-hand = The next hand has begun.
online-turn-of = { $name } is to move.
online-dealing = Dealing …
online-pending = Your move is on its way …
online-time-left = { $time } left
online-away = away, { $seconds } s left
online-gone = { $name } has been away for too long. You decide what happens.
online-claim = Win the match
online-call-bot = Let a bot play on
online-wait = Wait
online-stop = Stop without a result
online-agree = Agree
online-play-on = Play on
online-give-up-question = Do you want to give up? The other player wins then.
online-rematch = Play again
online-rematch-accept = Accept the rematch
online-rematch-waits = Waiting for an answer …
online-to-rematch = Go to the rematch
online-off-undo = In a match between two people, a move is final.
online-off-help = In a match between two people, Talon does not help.
online-off-deal = This table has a match between two people. It ends with its result, or when you give up.
online-former-player = A former player
online-more = Say or stop
online-say = Say something

# The player of a browser, other players, and what comes after a match.
online-me = You online
online-me-rated = Your name is { $name }, your rating { $rating }.
online-keep-title = Keep this name
online-keep-text = There is no account. A secret link is your player: keep it, or open it on another device to play on there.
online-keep-show = Show the secret link
online-keep-link = Your secret link
online-keep-file = Save as a file
online-new-key = New link
online-new-key-text = A new link ends the old one: all other devices lose this player.
online-key-changed = The new link works now.
online-wrong-key = This link is not complete.
online-move-title = Continue on this device
online-move-text = This link is a player. If you continue, this browser plays under that name and forgets its own.
online-move = Continue here
online-data-title = Your data
online-data-text = The server keeps a generated name, your matches and your rating, and nothing else about you.
online-export = Export
online-exported = Your matches are in the file talon-matches.json.
online-erase = Erase everything
online-erase-question = The server forgets your name and rating, and you give up your open matches. This cannot be undone.
online-erased = The server has forgotten you.
online-people = Find an opponent
online-people-text = A rated match against another player who wants one too.
online-seek = Find an opponent
online-seeking = Looking for an opponent …
online-seeking-text = The match opens by itself. While you play another game on this page, a bar above it leads to the match. Keep the page open.
online-meanwhile = Play the computer meanwhile
online-seek-stop = Stop looking
online-open-seeks = Looking for an opponent now
online-watch-link = Copy the link to watch
online-mute = Mute { $name }
online-unmute = Hear { $name } again
online-block = Block { $name }
online-unblock = Unblock { $name }
online-statistics = Online
online-statistics-matches = Matches against people
online-verify = Check the deals
online-verified = The deals were fair: the seeds of both players and the server, fixed before the match, lead to all hands ({ $hands }).
online-verified-in-part = All hands ({ $hands }) follow from the seeds, but one player did not open theirs in time.
online-not-verified = The record does not prove its deals: { $why }
