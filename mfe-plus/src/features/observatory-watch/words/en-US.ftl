plus-host-watch = Watch this host
plus-host-watch-mail = Scanned once a day; an email tells you when the grade falls.
plus-host-watch-site = Scanned once a day. This site sends no email: look here for changes.
plus-host-watch-ended = Not watched any more.
plus-host-watch-failed = That did not work. Try again.
plus-host-watch-refused = You watch as many hosts as an account can.
