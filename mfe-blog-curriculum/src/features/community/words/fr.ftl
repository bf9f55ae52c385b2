blog-community-contributors = Contributeurs et contributrices
blog-community-pages = { $count ->
    [one] { $count } page
    [many] { $count } pages
   *[other] { $count } pages
  }
blog-community-more = Et { $shown } de plus.
blog-community-issues = Tickets à traiter
blog-community-issue = Ticket
blog-community-labels = Étiquettes
blog-community-updated = Mis à jour
