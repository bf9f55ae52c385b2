plus-session-ended = Your session has ended. What you entered is still here. Log in again in a new tab, then come back and try again.
plus-session-too-old = For your security, this needs a recent login. What you entered is still here. Log in again in a new tab, then come back and try again.
plus-session-sign-in = Log in
plus-call-again = Try again
plus-call-again-pending = Trying again...
plus-call-error = Error: { $message }
plus-call-unanswered = The site didn't respond. Nothing is lost: check your connection and try again.
plus-call-kept = Nothing is lost.
