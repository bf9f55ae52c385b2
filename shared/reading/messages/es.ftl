reading-toc-heading = En este artículo
