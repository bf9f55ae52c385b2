busy-title = The site is very busy
busy-text = More pages are being requested than we can deliver right now. Please try again in a few seconds.
busy-again = Try again
