reading-toc-heading = Dans cet article
