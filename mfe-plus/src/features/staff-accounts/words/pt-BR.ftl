plus-staff-title = Equipe
plus-staff-lede = Encontre uma conta, veja o histórico e corrija problemas. Todas as ações ficam registradas.
plus-staff-sections = Tarefas da equipe
plus-staff-section-accounts = Contas
plus-staff-section-playgrounds = Playgrounds denunciados
plus-staff-section-newsletter = Boletim informativo
plus-staff-section-mail = E-mails não entregues
plus-staff-section-gaps = Lacunas de conteúdo
plus-staff-section-answers = Relatos sobre respostas
plus-staff-ads = Anúncios
plus-staff-telemetry = Telemetria
plus-staff-surveys = Pesquisas
plus-staff-back = Todas as tarefas da equipe
plus-staff-forbidden = Esta página é da equipe
plus-staff-forbidden-text = 403: sua conta não tem acesso a outras contas.
plus-staff-visitor-text = Entre com uma conta da equipe.
plus-staff-home = Ir para a página inicial
plus-staff-sign-in = Entrar

plus-staff-email = Endereço de e-mail
plus-staff-email-hint = Digite os primeiros caracteres.
plus-staff-find = Procurar
plus-staff-finding = Procurando…
plus-staff-found = { $count ->
    [one] { $count } conta
    [many] { $count } de contas
   *[other] { $count } contas
  }
plus-staff-none = Nenhuma conta começa com “{ $email }”. As contas aparecem aqui após o primeiro acesso.

plus-staff-account = Conta { $email }
plus-staff-plan = Plano
plus-staff-state = Estado
plus-staff-active = Ativa
plus-staff-suspended = Suspensa em { $date }
plus-staff-suspended-badge = Suspensa
plus-staff-created = Membro desde
plus-staff-last-active = Última atividade
plus-staff-never = Nunca
plus-staff-collections = Coleções
plus-staff-roles = Funções
plus-staff-role-none = Leitura
plus-staff-role-staff = Equipe
plus-staff-role-superuser = Superusuário
plus-staff-plan-core = Core
plus-staff-plan-mdn_plus_5m = Plus 5, mensal
plus-staff-plan-mdn_plus_5y = Plus 5, anual
plus-staff-plan-mdn_plus_10m = Supporter 10, mensal
plus-staff-plan-mdn_plus_10y = Supporter 10, anual

plus-staff-audit = Histórico
plus-staff-audit-when = Quando (UTC)
plus-staff-audit-who = Quem
plus-staff-audit-what = O quê
plus-staff-audit-why = Por quê
plus-staff-audit-none = Ainda não há mudanças nesta conta.

plus-staff-suspend = Suspender
plus-staff-suspend-text = Encerra todas as sessões da conta; não é possível entrar até que a suspensão seja retirada.
plus-staff-lift = Retirar a suspensão
plus-staff-lift-text = A pessoa pode entrar de novo.
plus-staff-correct = Alterar o plano manualmente
plus-staff-correct-text =  Nada é cobrado nem devolvido.
plus-staff-correct-plan = Novo plano
plus-staff-delete = Excluir a conta
plus-staff-delete-text = Exclui definitivamente a conta e todos os dados dela. O registro de ações é mantido.
plus-staff-reason = Motivo
plus-staff-reason-hint = Fica registrado com o seu nome.
plus-staff-confirm = Verifiquei que esta é a conta certa: { $email }
plus-staff-cancel = Cancelar
plus-staff-working = Trabalhando…
plus-staff-done = Feito.
plus-staff-deleted = A conta { $email } foi excluída.
