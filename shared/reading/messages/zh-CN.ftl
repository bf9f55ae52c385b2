reading-toc-heading = 本文内容
