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
