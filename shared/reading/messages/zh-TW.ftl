reading-toc-heading = 本文內容
