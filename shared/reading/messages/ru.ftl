reading-toc-heading = В этой статье
