### English only: the blog has no other language.

blog-title = Blog it better
blog-team = The { $site } Team
blog-read-time =
    { $minutes ->
        [one] { $minutes } minute read
       *[other] { $minutes } minute read
    }
blog-sponsored = Sponsored
blog-read-more = Read more
blog-read-more-of = Read more: { $title }
blog-empty = Nothing has been written here yet.
blog-empty-action = Go to the home page
blog-pages = More posts
blog-newer = Newer posts
blog-older = Older posts
blog-page-of = Page { $page } of { $pages }
blog-picture-by = Picture by
blog-picture-from = Picture from
blog-neighbours = Previous and next post
blog-previous = Previous post
blog-next = Next post
blog-unknown-section = No idea how to handle a { $type } section
blog-all-posts = All posts
blog-tags = Topics
blog-tag-posts = { $count ->
    [one] 1 post
   *[other] { $count } posts
  }
blog-tags-of-post = Topics of this post
blog-follow = Follow
blog-author-more = More by { $author }
blog-author-elsewhere = About the author
blog-related = Related posts
blog-series = Series
blog-series-part = Part { $part } of { $parts }
blog-series-all = All parts of “{ $name }”
