visit-log-in-host = Acesso
visit-log-in-cover = O que você salva aqui está em todos os seus dispositivos
visit-SIGN_IN_STALE = Este acesso expirou
visit-SIGN_IN_STALE-text = Ele começou há mais de 15 minutos ou em outro navegador, ou já foi usado. Comece de novo.
visit-SIGN_IN_REFUSED = Você não entrou
visit-SIGN_IN_REFUSED-text = O acesso foi cancelado ou não terminou. Nada mudou; você pode começar de novo.
visit-SIGN_IN_UNCONFIRMED = Confirme primeiro seu e-mail
visit-SIGN_IN_UNCONFIRMED-text = Precisamos saber que o endereço é seu. Siga o link da mensagem que enviamos e entre de novo.
visit-SIGN_IN_SUSPENDED = Esta conta está suspensa
visit-SIGN_IN_SUSPENDED-text = Tudo o que você salvou continua lá. Fale com o suporte deste site para reabrir a conta.
visit-SIGN_IN_MISSING = O acesso não está disponível
visit-SIGN_IN_MISSING-text = Este site foi configurado sem contas. Você pode ler tudo sem uma.
visit-IDENTITY_AWAY = Voltamos já
visit-IDENTITY_AWAY-text = O serviço de contas não responde. Nada se perdeu; tente de novo daqui a pouco.
visit-DATABASE_AWAY = Voltamos já
visit-DATABASE_AWAY-text = As contas estão indisponíveis no momento. Nada se perdeu; tente de novo daqui a pouco.
visit-DATABASE_FULL = No momento não dá para salvar nada
visit-DATABASE_FULL-text = O site não consegue registrar um acesso agora. Nada se perdeu e você pode continuar lendo; tente de novo mais tarde.
visit-TOO_MANY_REQUESTS = Tentativas demais
visit-TOO_MANY_REQUESTS-text = Houve tentativas demais de entrar a partir daqui. Espere um minuto e tente de novo.
visit-other = Algo deu errado
visit-other-text = A culpa é nossa, não sua. Tente de novo daqui a pouco.
visit-code = Código
visit-error-id = Código do erro
visit-log-in-again = Entrar de novo
visit-go-to-site = Ir para { $site }
visit-signed-out-host = Saída
visit-signed-out-cover = O que você salva aqui estará aqui quando voltar
visit-signed-out = Você saiu daqui
visit-signed-out-text = Um momento: pedimos ao provedor da sua conta que também encerre sua sessão.
visit-signed-out-go-on = Continuar
visit-signed-out-back = Voltar para { $site }
visit-subscription-host = Assinatura
visit-subscription-cover = Mais do que você lê aqui
visit-PLAN_UNKNOWN = Esse plano não existe
visit-PLAN_UNKNOWN-text = O link cita um plano que não existe. Nada foi cobrado; os planos estão no site.
visit-COUNTRY_UNSUPPORTED = Ainda indisponível no seu país
visit-COUNTRY_UNSUPPORTED-text = Os planos não são vendidos no seu país. Tudo o que é grátis continua grátis.
visit-PAYMENTS_MISSING = Nada é vendido aqui
visit-PAYMENTS_MISSING-text = Este site foi configurado sem pagamentos. Você pode ler tudo sem um plano.
visit-PAYMENTS_AWAY = Voltamos já
visit-PAYMENTS_AWAY-text = O provedor de pagamentos não responde. Nada foi cobrado; tente de novo daqui a pouco.
visit-SUBSCRIPTION_GIVEN = Este plano foi um presente
visit-SUBSCRIPTION_GIVEN-text = Você não paga por ele, então não há o que mudar ou cancelar. Ele é seu até ser retirado.
visit-CHECKOUT_CROWDED = Foi demais de uma vez
visit-CHECKOUT_CROWDED-text = Vários pagamentos começaram ao mesmo tempo. Nada foi cobrado; escolha um plano de novo.
visit-INPUT_INVALID = Este link está incompleto
visit-INPUT_INVALID-text = Não conseguimos ler o endereço. Nada foi cobrado; escolha um plano no site.
visit-newsletter-host = Boletim informativo
visit-newsletter-cover = As novidades, na sua caixa de entrada
visit-newsletter-confirm = Confirme seu endereço
visit-newsletter-confirm-text = O boletim do { $site } será enviado para { $email } assim que você confirmar o endereço.
visit-newsletter-confirm-button = Confirmar
visit-newsletter-leave = Cancelar a inscrição no boletim?
visit-newsletter-leave-text = O boletim do { $site } é enviado para { $email }.
visit-newsletter-unsubscribe = Cancelar inscrição
visit-newsletter-confirmed = Seu endereço foi confirmado
visit-newsletter-confirmed-text = A próxima edição será enviada para { $email }.
visit-newsletter-left = Sua inscrição foi cancelada
visit-newsletter-left-text = { $email } não está mais na lista.
visit-NEWSLETTER_LINK_UNKNOWN = Este link não é mais válido
visit-NEWSLETTER_LINK_UNKNOWN-text = O endereço não está na lista do boletim: foi removido ou nunca foi confirmado. Não é preciso fazer mais nada.
visit-newsletter-mail-subject = Confirme sua inscrição no boletim do { $site }
visit-newsletter-mail-text =
    Alguém (provavelmente você) inscreveu este endereço no boletim do { $site }. Siga o link para confirmar o endereço ou removê-lo, agora ou mais tarde.

    Se não foi você, não faça nada: sem a sua confirmação nenhum boletim é enviado, e o endereço é apagado depois de 30 dias.
visit-newsletter-mail-link = Confirmar ou cancelar inscrição
visit-feedback-host = Opinião
visit-feedback-cover = Cada resposta melhora uma página
visit-feedback-400 = Sua resposta não estava completa
visit-feedback-400-text = Volte à página, escolha um motivo e envie de novo.
visit-feedback-404 = Essa página não existe
visit-feedback-404-text = A página de que sua resposta trata não está mais neste site.
visit-feedback-503 = Não foi possível salvar sua resposta
visit-feedback-503-text = A culpa é nossa, não sua, e só a resposta se perdeu. Volte à página e envie de novo daqui a pouco.
visit-playground-hidden-subject = Seu playground em { $site } está oculto
visit-playground-hidden-text =
    A equipe analisou seu playground “{ $title }” depois de uma denúncia e o ocultou dos outros leitores. O motivo:

    { $reason }

    Você ainda pode abri-lo, copiar o código ou excluí-lo.
visit-playground-restored-subject = Seu playground em { $site } está visível de novo
visit-playground-restored-text =
    A equipe analisou novamente seu playground “{ $title }”. O link voltou a funcionar para todos. O motivo:

    { $reason }
visit-playground-link = Abrir o playground
visit-digest-host = Resumo
visit-digest-cover = Avisamos quando muda, e só então
visit-digest-leave = Parar de receber o resumo?
visit-digest-leave-text = { $site } avisa { $email } por e-mail sobre o que acontece com o que você acompanha. Você continua acompanhando e vê tudo no site.
visit-digest-stop = Parar o resumo
visit-digest-left = O resumo foi interrompido
visit-digest-left-text = { $email } não vai mais recebê-lo. Você pode reativá-lo nas configurações.
visit-DIGEST_LINK_UNKNOWN = Este link não é mais válido
visit-DIGEST_LINK_UNKNOWN-text = A conta a que ele pertence foi excluída ou falta uma parte do endereço. Não é preciso fazer mais nada.
visit-digest-subject-pages = { $count ->
    [one] { $count } página mudou
    [many] { $count } de páginas mudaram
   *[other] { $count } páginas mudaram
  }
visit-digest-subject-features = { $count ->
    [one] { $count } recurso tem novidades
    [many] { $count } de recursos têm novidades
   *[other] { $count } recursos têm novidades
  }
visit-digest-subject-both = { $pages }, { $features }
visit-digest-list = Na sua lista
visit-digest-more = { $count ->
    [one] E mais { $count }, no site.
    [many] E mais { $count }, no site.
   *[other] E mais { $count }, no site.
  }
visit-digest-all = Ver todas as novidades
visit-digest-why-daily = { $count ->
    [one] Você recebe isto nos dias em que algo mudou porque acompanha { $count } item em { $site }.
    [many] Você recebe isto nos dias em que algo mudou porque acompanha { $count } de itens em { $site }.
   *[other] Você recebe isto nos dias em que algo mudou porque acompanha { $count } itens em { $site }.
  }
visit-digest-why-weekly = { $count ->
    [one] Você recebe isto às segundas-feiras, quando algo mudou, porque acompanha { $count } item em { $site }.
    [many] Você recebe isto às segundas-feiras, quando algo mudou, porque acompanha { $count } de itens em { $site }.
   *[other] Você recebe isto às segundas-feiras, quando algo mudou, porque acompanha { $count } itens em { $site }.
  }
visit-digest-change = Mudar o que recebo
visit-digest-edited = A página foi alterada.
visit-digest-added = { $count ->
    [one] { $releases } já o inclui.
    [many] { $releases } já o incluem.
   *[other] { $releases } já o incluem.
  }
visit-digest-removed = { $count ->
    [one] { $releases } não o tem mais.
    [many] { $releases } não o têm mais.
   *[other] { $releases } não o têm mais.
  }
visit-digest-state-newly = Recém-disponível
visit-digest-newly = Funciona nas versões mais recentes de todos os principais navegadores.
visit-digest-state-widely = Amplamente disponível
visit-digest-widely = Todos os principais navegadores o têm há dois anos e meio.
visit-digest-state-regressed = Não é mais Baseline
visit-digest-regressed = Não funciona mais em todos os principais navegadores.
visit-digest-state-discouraged = Desaconselhado
visit-digest-discouraged = É melhor não usá-lo em código novo.
visit-grade-subject = { $host }: nota { $grade } em vez de { $from }
visit-grade-text = Os cabeçalhos de segurança de { $host } tinham nota { $from } no HTTP Observatory. A última análise dá { $grade }.
visit-grade-link = Ver o relatório
visit-grade-why = Você recebe este e-mail porque acompanha { $host } em { $site }. Ele só chega quando a nota cai.
visit-grade-change = Alterar o que você acompanha
