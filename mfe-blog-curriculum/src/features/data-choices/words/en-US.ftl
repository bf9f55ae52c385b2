blog-choices-usage = Send usage figures to this site
blog-choices-saved = Saved in this browser
blog-choices-not-saved = Your browser didn’t store this choice
blog-choices-signal = Your browser tells every site not to collect data (Global Privacy Control), so nothing is sent. You can change that in the settings of your browser.
blog-choices-script = This switch needs JavaScript. Without JavaScript, no usage figures are sent.
