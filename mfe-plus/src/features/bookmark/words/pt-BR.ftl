plus-save = Salvar
plus-save-offline = Você está off-line. Para salvar é preciso conexão.
plus-saved = Salvo
plus-save-title = Salvar em uma coleção
plus-save-loading = Um momento…
plus-save-unloaded = Não foi possível obter o formulário. Feche e tente de novo.
plus-close = Fechar
