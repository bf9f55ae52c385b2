mail-link-as-text = Se o botão não funcionar, abra este endereço:
mail-sent-by = { $site } enviou esta mensagem para { $email }.
mail-quiet = Nenhuma imagem é carregada e nenhuma abertura é contada.
mail-unsubscribe = Cancelar inscrição
