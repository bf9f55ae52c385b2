plus-session-ended = Your session has ended. Nothing is lost: what you typed is still here. Sign in again in a new tab, then come back and try again.
plus-session-too-old = For your security, this needs a recent sign-in. Nothing is lost: what you entered is still here. Sign in again in a new tab, then come back and try again.
plus-session-sign-in = Sign in
plus-call-again = Try again
plus-call-again-pending = Trying again...
plus-call-error = Error: { $message }
plus-call-unanswered = The site did not answer. Nothing is lost: check your connection and try again.
plus-call-kept = Nothing is lost.
