### What a learner has done in the chapters of a path.

docs-learning-continue = Continue where you were
docs-learning-start = Start here
docs-learning-next = Next chapter
docs-learning-all-read = You’ve read every chapter
docs-learning-at = You are at “{ $section }”.
docs-learning-go-on = Continue
docs-learning-begin = Start
docs-learning-from-start = Read from the beginning
docs-learning-exercises = Exercises
docs-learning-count-of = { $done } of { $count }
docs-learning-progress = Your progress
docs-learning-read-of = { $read } of { $count } chapters read
docs-learning-exercises-solved = Exercises solved
docs-learning-this-week = This week
docs-learning-chapters = { $count ->
    [one] { $count } chapter
   *[other] { $count } chapters
}
docs-learning-last-visit = Last visit
docs-learning-still-open = Still open
docs-learning-missing = { $count ->
    [one] One check is missing.
   *[other] { $count } checks are missing.
}
docs-learning-in-account = Saved in your account, on all your devices.
docs-learning-on-device = Saved on this device.
docs-learning-sign-in = Log in to save it to your account
docs-learning-saving = Saving…
docs-learning-failed = We couldn’t save your progress to your account.
docs-learning-try-again = Try again
docs-learning-export = Export progress
docs-learning-reset = Reset…
docs-learning-reset-question = Delete all progress, with your code and ticks?
docs-learning-reset-yes = Delete
docs-learning-reset-no = Cancel
docs-learning-state-done = Read
docs-learning-state-open = Read, exercises open
docs-learning-state-here = In progress
docs-learning-state-to-come = Not read yet
docs-learning-read-on = Read { $date }
docs-learning-points = Check yourself
