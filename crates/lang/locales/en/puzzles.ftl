# Puzzles: positions from real games with one right answer to each question.

puzzles-solved = { $solved } of { $count } solved
puzzle-title = { $game }: { $kind }
puzzle-question-number = Question { $number } of { $count }
puzzle-rating = { $difficulty }, { $rating }
puzzle-none = There are no such puzzles.

puzzle-kind-way = Find the way
puzzle-kind-own = From your game
puzzle-kind-fair-choice = Fair choice
puzzle-kind-double-dummy = Open hands
puzzle-kind-inference = What do you know?
puzzle-kind-safety-play = Safety play

puzzle-difficulty-very-easy = very easy
puzzle-difficulty-easy = easy
puzzle-difficulty-medium = medium
puzzle-difficulty-hard = hard
puzzle-difficulty-very-hard = very hard

puzzle-theme-wait = patience pays
puzzle-theme-now = now or never
puzzle-theme-which = which card?
puzzle-theme-match = a match
puzzle-theme-no-match = a match that can wait
puzzle-theme-block = no answer
puzzle-theme-quiet = a quiet play
puzzle-theme-numbers = missing numbers
puzzle-theme-tile = a possible tile
puzzle-theme-count = counting hands

puzzle-ask-way = All cards are known. Find the only move that still wins.
puzzle-ask-own = Here you threw the win away. Find a move that keeps it.
puzzle-ask-fair-choice = The stock is hidden. Find the move after which most orders of its cards can still be won.
puzzle-ask-double-dummy = You are { $seat } and know all tiles. Find the only play that keeps the hand won.
puzzle-ask-safety-play = You are { $seat } and cannot see the other hand. Find the only play that wins against every hand that { $other } can have.
puzzle-ask-inference = You are { $seat }. What do the passes of { $other } prove about the tiles there?
puzzle-ask-numbers = You are { $seat }. Which numbers are certainly missing from the hand of { $other }?
puzzle-ask-tile = You are { $seat }. Which of these tiles can { $other } still have?
puzzle-ask-count = You are { $seat }. How many different hands can { $other } have?

puzzle-answer-numbers = { $numbers }
puzzle-answer-count = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}

puzzle-right = Right.
puzzle-right-next = Right. { $played }
puzzle-played = The moves that follow: { $moves }.
puzzle-solved = Solved!
puzzle-solved-clean = Solved without a mistake!
puzzle-shown = The answer: { $answer }.
puzzle-not-asked = The puzzle asks for something else.

puzzle-wrong-way = No: after that, at most { $points } of { $most } points can be reached.
puzzle-wrong-own = No: after that, the game can no longer be won.
puzzle-wrong-fair-choice = No: after that, { $count } of { $worlds } orders can be won. After the best move it is { $best }.
puzzle-wrong-hand = No: if both seats then play well, { $outcome }.
puzzle-wrong-against = No: if { $other } has { $tiles }, { $outcome }.
puzzle-wrong-inference = No. Look at what lay open at each pass.
puzzle-wrong-then = For example: { $moves }.

puzzle-outcome-scores = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
puzzle-outcome-nobody = nobody scores

puzzle-why-way = After each other move, at least { $points } points are out of reach.
puzzle-why-fair-choice = It wins in { $best } of { $worlds } orders; the next best move wins in { $second }.
puzzle-why-hand = Now { $outcome }.
puzzle-why-against = Whatever { $other } has, at the least, { $outcome }.
puzzle-why-pass = { $other } passed when { $numbers } lay open.
puzzle-why-hands = { $count ->
    [one] One hand fits all passes.
   *[other] { $count } hands fit all passes.
}

puzzle-stock = Next from the stock: { $cards }.
puzzle-face-down = Face down in pile { $number }, the top one first: { $cards }.
puzzle-history = The hand so far: { $turns }.

terminal-plain-puzzle = Answer with a move or with the number of an answer. "moves" lists the answers, "hint" shows the right one, "board" describes the table, and "quit" ends the puzzle.
terminal-plain-puzzle-why = Type win to see why.
terminal-plain-puzzle-own = Type puzzle own to look for the move that keeps the win.

puzzle-own-looking = Looking for the moves that win.
puzzle-own-none = In this position, too many moves win for a puzzle.
puzzle-nothing-hidden = Nothing else is known.

puzzles-intro = Each puzzle is a position from a real game. Each question has one right answer, which solvers have proven.
puzzles-of-day = Puzzle of the day
puzzles-ratings = Ratings { $from } to { $to }
puzzles-list = All puzzles
puzzle-done = solved
puzzle-solve = Solve
puzzle-next = Next puzzle
puzzle-again = Solve it again
puzzle-show-answer = Show the answer
puzzle-show-solution = Show the solution
puzzle-show-refutation = Show why
puzzle-back = Back to the puzzle
puzzle-no-line = There are no moves to show for this.
puzzle-copy-link = Copy the link
puzzle-solution = Solution
puzzle-refutation = Why this is wrong

terminal-puzzle-keys = [letters] answer [K] what is known [H] answer shown [W] why [?] keys [Esc] back
terminal-puzzle-keys-solved = [Enter] next puzzle [r] again [W] solution [Esc] back
terminal-puzzle-keys-line = [arrows] step [Esc] back to the puzzle
terminal-puzzles-keys = [arrows] choose [Tab] other kind [t] puzzle of the day [Enter] play [Esc] back
