### What the hosts of samples say where they run nothing: before code of a link, and in a frame without code.

sample-host = Samples
sample-cover = Read the code before you run it.
sample-warning-title = This code comes from someone you may not know
sample-warning-lead = You’re about to run code that anyone could have written. { $site } hasn’t reviewed it.
sample-warning-caution = Don’t enter personal information
sample-warning-caution-text = This code can look like any page. Never enter a password, an address or a card number.
sample-warning-view = View the code
sample-warning-open = Open in Playground
sample-warning-go-on = Continue
sample-notice-400 = This address contains no code.
sample-notice-403 = This code can’t run here: its address was created for a different host.
sample-notice-404 = There is nothing here, or the code in this address isn’t valid.
sample-notice-405 = This sample submitted a form. Forms aren’t accepted here.
sample-notice-500 = Something went wrong while loading this sample. Try again in a moment.
