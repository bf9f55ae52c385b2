### Chunk: session-words

plus-session-device = { $browser } on { $system }
plus-session-unknown = Unknown device
plus-session-this = This one
plus-session-active = Active now
plus-session-used = Last used { $when }
plus-session-end = Sign out
plus-session-ending = Signing out…
plus-session-end-named = Sign out { $device }
plus-session-gone = { $device } is signed out.
plus-session-others = Sign out everywhere else
plus-session-others-gone = You are signed out everywhere else.
plus-session-unread = We couldn't load your sessions.
plus-session-list = Where you are signed in
