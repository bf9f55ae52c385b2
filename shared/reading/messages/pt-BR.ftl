reading-toc-heading = Neste artigo
reading-copy = Copiar
reading-copied = Copiado!
reading-copy-failed = Erro ao copiar para a área de transferência!
reading-breadcrumbs = Trilha de navegação
reading-previous = Anterior
reading-next = Próxima
reading-previous-next = Anterior e próxima
