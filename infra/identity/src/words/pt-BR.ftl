identity-host = Contas
identity-cover = Um lugar só seu na estante
identity-cover-save = Salve páginas, com uma nota dizendo por quê
identity-cover-collect = Organize-as em coleções
identity-cover-devices = Encontre-as em todos os seus dispositivos
identity-local = Execução local: estas contas ficam neste computador.

identity-email = E-mail
identity-email-flaw = Digite um endereço completo, como nome@example.org.
identity-password = Senha
identity-password-missing = Digite sua senha.
identity-password-hint = Pelo menos { $least } caracteres. Algumas palavras aleatórias são fáceis de lembrar.
identity-password-short = Use pelo menos { $least } caracteres.
identity-password-long = Use no máximo { $most } caracteres.
identity-password-common = Essa senha é comum demais. Escolha outra.
identity-new-password = Nova senha
identity-current = Senha atual
identity-current-wrong = Essa não é a sua senha.
identity-show = Mostrar
identity-show-label = Mostrar a senha
identity-hide = Ocultar
identity-hide-label = Ocultar a senha
identity-error-title = Erro: { $title }
identity-attempts = Tentativas demais
identity-attempts-wait = { $minutes ->
    [one] Espere um minuto e tente de novo.
    [many] Espere { $minutes } de minutos e tente de novo.
   *[other] Espere { $minutes } minutos e tente de novo.
  }
identity-go-to-site = Ir para { $site }

identity-log-in = Entrar
identity-log-in-site = para continuar em { $site }
identity-log-in-own = para gerenciar sua conta
identity-log-in-forgot = Esqueceu a senha?
identity-log-in-mismatch = E-mail ou senha incorretos
identity-log-in-mismatch-text = Se você acabou de se cadastrar, confirme primeiro seu e-mail.
identity-log-in-new = Primeira vez aqui?
identity-log-in-sign-up = Cadastre-se

identity-step = { $step } de { $steps }
identity-sign-up = Criar uma conta
identity-sign-up-lede = Grátis e sem precisar de nome.
identity-sign-up-known = Já tem uma conta?
identity-sign-up-submit = Criar conta

identity-mail-sent = Confira seu e-mail
identity-mail-sent-to = Enviamos uma mensagem para { $email }.
identity-mail-sent-confirm = Siga o link para confirmar seu e-mail e você já estará conectado.
identity-mail-sent-reset = Siga o link para escolher uma nova senha.
identity-mail-sent-change = Siga o link para usar este endereço na sua conta. Até lá, vale o antigo.
identity-mail-sent-again = Enviamos de novo.
identity-mail-practice = Execução de teste
identity-mail-practice-text = Nenhuma mensagem sai deste computador.
identity-mail-practice-open = Abrir a caixa de entrada de teste
identity-mail-nothing = Não chegou? Veja a pasta de spam ou tente de novo.
identity-mail-again = Enviar de novo
identity-mail-other = Usar outro endereço
identity-mail-missing = Indisponível aqui
identity-mail-missing-title = O e-mail não está configurado
identity-mail-missing-text = Isto exige uma mensagem para o seu endereço, e este servidor não pode enviar nenhuma. Quem opera este site pode configurar o e-mail.

identity-confirm = Confirme seu e-mail
identity-confirm-lede = Digite sua senha para confirmar { $email }.
identity-confirm-submit = Confirmar e entrar
identity-confirm-missing = Digite a senha que você escolheu.
identity-confirm-wrong = Essa não é a senha desta conta
identity-confirm-wrong-text = Se você não criou a conta, feche esta página. Sem a senha, ninguém pode usá-la.
identity-link-used = Este link já foi usado
identity-link-used-text = Os links funcionam uma vez e expiram. Se você o usou, entre; senão, peça outra mensagem.

identity-forgot = Esqueceu sua senha?
identity-forgot-lede = Enviaremos por e-mail um link para você escolher outra.
identity-forgot-submit = Enviar link
identity-forgot-back = Lembrou?
identity-reset = Escolha uma nova senha
identity-reset-lede = Para { $email }. Ao salvar, você sai de todos os dispositivos.
identity-reset-submit = Salvar e entrar

identity-account = Sua conta
identity-account-lede = Com ela você entra em { $site }. O que você lê e salva lá não é conhecido aqui.
identity-account-since = Membro desde
identity-account-password-set = Última troca de senha
identity-account-go = Continuar em { $site }
identity-account-change = Alterar
identity-account-demo = Uma conta de demonstração
identity-account-demo-text = Ela mostra como é um plano. O e-mail e a senha não podem ser alterados, pois todos que a testam os compartilham.
identity-account-done-password = Sua senha foi alterada
identity-account-done-password-text = Você saiu de todos os outros dispositivos e do site neste navegador.
identity-account-done-address = Seu e-mail foi alterado
identity-account-done-address-text = A partir de agora, entre com ele.
identity-sign-out = Sair
identity-sign-out-text = Neste navegador. Em { $site }, a saída é feita à parte.
identity-back-to-account = Voltar para sua conta

identity-change-password = Alterar a senha
identity-change-password-lede = Você continua conectado à sua conta aqui. Sairá de todos os outros dispositivos e do site neste navegador.
identity-change-address = Alterar o e-mail
identity-change-address-lede = Agora é { $email }. Uma mensagem para o novo endereço o confirma.
identity-change-address-submit = Enviar mensagem
identity-new-address = Novo e-mail
identity-same-address = Esse já é o seu e-mail.
identity-use-address = Usar este endereço?
identity-use-address-lede = { $email } passa a ser o e-mail da sua conta. Você entra com ele a partir daí.
identity-use-address-submit = Usar este endereço
identity-delete = Excluir a conta
identity-delete-lede = Exclui definitivamente a conta e tudo o que { $site } guarda para você: coleções, notas, configurações e uma assinatura em andamento.
identity-delete-submit = Excluir definitivamente
identity-deleted = Sua conta foi excluída
identity-deleted-note = Não há mais nada aqui
identity-deleted-text = { $site } foi avisado e exclui o que guardava para você.

identity-sign-out-title = Sair?
identity-sign-out-lede = { $site } pedirá sua senha da próxima vez.
identity-stay = Continuar conectado
identity-signed-out = Você saiu
identity-signed-out-text = O que você salvou em { $site } estará lá quando voltar.

identity-ended = Comece de novo
identity-ended-text = Este acesso demorou demais ou foi iniciado em outro navegador. Comece de novo pelo site.
identity-foreign = Não vem deste site
identity-foreign-text = Estas contas são de um só site, e a solicitação não veio dele.

identity-inbox = Caixa de entrada de teste
identity-inbox-lede = Mensagens que { $site } teria enviado. Ficam uma semana neste computador e nunca são enviadas.
identity-inbox-to = Para { $email }
identity-inbox-plain = Texto simples
identity-inbox-empty = Nenhuma mensagem ainda
identity-inbox-empty-text = Crie uma conta ou peça uma nova senha e recarregue esta página.

identity-mail-confirm-subject = Confirme seu e-mail para { $site }
identity-mail-confirm-text =
    Alguém (provavelmente você) criou uma conta em { $site } com este endereço. O link abaixo a confirma. Ele funciona uma vez e expira em 24 horas.

    Se não foi você, não faça nada: sem o link não há conta.
identity-mail-confirm-link = Confirmar o e-mail
identity-mail-registered-already-subject = Você já tem uma conta em { $site }
identity-mail-registered-already-text =
    Alguém (provavelmente você) tentou criar uma conta em { $site } com este endereço. Já existe uma, e nada foi alterado.

    Entre com a senha que você tem ou escolha outra.
identity-mail-registered-already-link = Escolher uma nova senha
identity-mail-reset-subject = Uma nova senha para { $site }
identity-mail-reset-text =
    Alguém (provavelmente você) pediu uma nova senha em { $site }. Use o link abaixo para escolhê-la. Ele funciona uma vez e expira em uma hora.

    Se não foi você, não faça nada: sua senha continua a mesma.
identity-mail-reset-link = Escolher uma nova senha
identity-mail-no-account-subject = Não há conta em { $site } com este endereço
identity-mail-no-account-text =
    Alguém (provavelmente você) pediu uma nova senha em { $site }. Não há conta com este endereço. Talvez você tenha usado outro.

    Se não foi você, não faça nada.
identity-mail-no-account-link = Criar uma conta
identity-mail-change-address-subject = Confirme seu novo e-mail para { $site }
identity-mail-change-address-text =
    O link abaixo torna este o e-mail da sua conta em { $site }. Ele funciona uma vez e expira em 24 horas.

    Se você não pediu isto, não faça nada.
identity-mail-change-address-link = Usar este endereço
identity-mail-address-taken-subject = Você já tem uma conta em { $site }
identity-mail-address-taken-text = Alguém (provavelmente você) tentou usar este endereço em outra conta de { $site }. Ele já pertence a uma conta, e nada foi alterado.
identity-mail-address-changed-subject = O e-mail da sua conta em { $site } foi alterado
identity-mail-address-changed-text = A partir de agora é { $email }. Se não foi você, escolha lá uma nova senha e fale com o suporte de { $site }.
identity-mail-password-changed-subject = Sua senha de { $site } foi alterada
identity-mail-password-changed-text = Seus outros dispositivos foram desconectados. Se não foi você, escolha já uma nova senha.
identity-mail-password-changed-link = Escolher uma nova senha
