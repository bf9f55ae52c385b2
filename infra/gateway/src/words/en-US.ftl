gateway-search = Search
gateway-page-failed-title = We couldn’t load this page
gateway-page-failed = Something went wrong on our side. Error ID: { $id }
gateway-request-refused = We couldn’t process this request
busy-title = The site is very busy
busy-text = More pages are being requested than we can deliver right now. Please try again in a few seconds.
busy-again = Try again
