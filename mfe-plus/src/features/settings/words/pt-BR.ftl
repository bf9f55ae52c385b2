plus-settings-title = Minhas configurações
plus-settings-lede = Sua conta e suas preferências. As mudanças são salvas automaticamente.
plus-settings-saving = Salvando…
plus-settings-no-script = Ative o JavaScript para alterar suas configurações.
plus-settings-unavailable = Não é possível acessar suas configurações no momento. Elas estão seguras; tente de novo mais tarde.

plus-settings-invitation = Entre para ver suas configurações
plus-settings-invitation-text = Elas pertencem à sua conta e acompanham você em todos os navegadores em que entrar.
plus-settings-sign-in = Entrar

plus-settings-account = Gerenciar conta
plus-settings-email = Endereço de e-mail
plus-settings-plan = Plano
plus-settings-plan-core = Core
plus-settings-plan-plus5 = Plus 5
plus-settings-plan-plus10 = Supporter 10
plus-settings-plan-month = { $plan }, pagamento mensal
plus-settings-plan-year = { $plan }, pagamento anual
plus-settings-practice = Modo de teste
plus-settings-practice-text = Modo de teste: nenhum pagamento real é feito.
plus-settings-given = Este plano foi um presente. Não há nada a pagar.
plus-settings-next-payment = Próximo pagamento em { $date }
plus-settings-ends = Termina em { $date } e não será renovada
plus-settings-past-due = Seu último pagamento falhou. Atualize a forma de pagamento para manter a assinatura.
plus-settings-subscription-unknown = Não foi possível carregar sua assinatura.
plus-settings-manage = Gerenciar assinatura
plus-settings-upgrade = Fazer upgrade
plus-settings-export = Suas coleções
plus-settings-export-text = Tudo o que você salvou, com as notas, em um arquivo.
plus-settings-export-json = Baixar JSON
plus-settings-export-csv = Baixar CSV
plus-settings-export-html = Baixar favoritos (HTML)
plus-settings-export-markdown = Baixar Markdown
plus-settings-playgrounds = Seus playgrounds
plus-settings-playgrounds-text = Todo o código que você compartilhou com um link curto, em um arquivo.
plus-settings-playgrounds-download = Baixar playgrounds
plus-settings-sessions = Sessões
plus-settings-everywhere-name = Todos os dispositivos
plus-settings-everywhere = Sair de todos os lugares
plus-settings-everywhere-text = Encerra sua sessão em todos os dispositivos.
plus-settings-everywhere-working = Saindo…
plus-settings-everywhere-done = Você saiu de todos os lugares.

plus-settings-ads = Anúncios
plus-settings-no-ads = Ler sem anúncios
plus-settings-no-ads-text = Oculta todos os anúncios, em todos os seus dispositivos, enquanto você for assinante.
plus-settings-no-ads-subscribe = A navegação sem anúncios faz parte dos planos pagos.
plus-settings-no-ads-link = Assinar o { $plus }

plus-settings-ai-help = AI Help
plus-settings-history = Manter o histórico das minhas perguntas
plus-settings-history-text = Perguntas e respostas ficam guardadas por até seis meses. Só você pode vê-las.
plus-settings-history-name = Histórico
plus-settings-history-delete = Excluir histórico
plus-settings-history-delete-text = Exclui todas as suas perguntas e respostas.
plus-settings-history-confirm = Deseja excluir permanentemente seu histórico do AI Help?
plus-settings-history-deleting = Excluindo…
plus-settings-history-deleted = Seu histórico do AI Help foi excluído.
plus-settings-history-absent = Você não tem histórico do AI Help, portanto não havia nada para excluir.
plus-settings-unanswered = Permitir que a equipe leia perguntas que ficaram sem resposta
plus-settings-unanswered-text = Elas mostram o que falta na documentação. Seu nome não vai junto.
plus-settings-conversations = Suas perguntas e respostas
plus-settings-conversations-text = Todas as conversas com o AI Help, em um arquivo.
plus-settings-conversations-download = Baixar as conversas

plus-settings-offline = Leitura off-line

plus-settings-updated = Fique por dentro
plus-settings-newsletter = Receber o boletim informativo
plus-settings-newsletter-text = As novidades da plataforma web e do { $site }, por e-mail.
plus-settings-newsletter-unknown = Não foi possível carregar sua opção sobre o boletim.

plus-settings-delete = Excluir conta
plus-settings-delete-text = Exclui definitivamente sua conta e todos os seus dados.
plus-settings-gone = Até logo
plus-settings-gone-text = Sua conta e todos os seus dados foram excluídos, e você saiu do site. Obrigado por ler conosco; a documentação continua aberta para você.
plus-settings-gone-home = Ir para a página inicial

plus-settings-started-waiting = Seu pagamento está sendo confirmado…
plus-settings-started = Boas-vindas ao { $plan }
plus-settings-started-text = Agora você tem acesso a todos os recursos do { $plan }.{ $ads ->
    [off] { " " }Os anúncios estão desativados; você pode reativá-los abaixo.
   *[other] { "" }
  }
plus-settings-started-late = Seu pagamento ainda não foi confirmado
plus-settings-started-late-text = Isso pode levar alguns minutos. Seu plano aparece aqui assim que for confirmado; você pode sair desta página com tranquilidade.
plus-settings-canceled = Nenhuma assinatura foi iniciada
plus-settings-canceled-text = Você saiu da página de pagamento e nada foi cobrado.
plus-settings-see-plans = Ver os planos
