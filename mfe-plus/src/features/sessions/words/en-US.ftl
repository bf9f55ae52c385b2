### Chunk: session-words

plus-session-device = { $browser } on { $system }
plus-session-unknown = Unknown device
plus-session-this = This one
plus-session-active = Active now
plus-session-used = Last used { $when }
plus-session-end = Log out
plus-session-ending = Logging out…
plus-session-end-named = Log out { $device }
plus-session-gone = { $device } is logged out.
plus-session-others = Log out everywhere else
plus-session-others-gone = You are logged out everywhere else.
plus-session-unread = We couldn't load your sessions.
plus-session-list = Where you are logged in
