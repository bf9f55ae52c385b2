reading-toc-heading = Neste artigo
