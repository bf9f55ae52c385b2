reading-toc-heading = In this article
reading-copy = Copy
reading-copied = Copied!
reading-copy-failed = Error trying to copy to clipboard!
reading-breadcrumbs = Breadcrumbs
reading-previous = Previous
reading-next = Next
reading-previous-next = Previous and next
