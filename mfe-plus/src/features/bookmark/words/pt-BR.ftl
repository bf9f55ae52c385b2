plus-save = Salvar
plus-saved = Salvo
plus-save-title = Salvar em uma coleção
plus-save-loading = Um momento...
plus-save-unloaded = Não foi possível obter o formulário. Feche e tente de novo.
plus-close = Fechar
