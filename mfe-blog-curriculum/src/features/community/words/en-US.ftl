blog-community-contributors = Contributors
blog-community-pages = { $count ->
    [one] 1 page
   *[other] { $count } pages
  }
blog-community-more = And { $shown } more.
blog-community-issues = Issues to work on
# Same as in English: pt-BR
blog-community-issue = Issue
blog-community-labels = Labels
blog-community-updated = Updated
