reading-toc-heading = この記事の内容
