### Texts of the pages that the content build writes.

content-warning = Warning:
content-good-example = Good
content-bad-example = Bad
content-sample-marks = Check your work
content-home-description = { $site } documents web technologies, including HTML, CSS, JavaScript and browser APIs, for everyone who builds websites.
content-blog-description = Articles about the web platform and about how this site is made.
content-shelf-api = Web APIs
content-shelf-accessibility = Accessibility
# Same as in English: fr
content-shelf-extensions = Extensions
content-blog = { $site } Blog
content-blog-tags = Blog topics
content-blog-tag = Posts about { $tag }
content-blog-author = Posts by { $author }
content-spotlight = Contributor spotlight
content-page-not-found = Page not found
content-search-title = Search: "{ $query }"
content-search-title-page = Search: "{ $query }" (page { $page })
content-search-empty = No query, no results.
content-external-specification = Unknown specification
