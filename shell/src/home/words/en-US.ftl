shell-home-title = Resources for Developers, by Developers
shell-home-text = Documenting web technologies, including CSS, HTML, and JavaScript, since 2005.
shell-home-ask = Have a question? Ask AI Help
shell-home-shelf = References
shell-home-pages = { $count ->
    [one] page
   *[other] pages
  }
shell-home-featured = Featured articles
shell-home-news = Latest news
shell-home-contributions = Recent contributions
shell-home-spotlight = Contributor spotlight
shell-home-get-involved = Get involved
