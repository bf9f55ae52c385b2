plus-eyebrow = { $plus }
plus-title = Deixe a documentação com a sua cara
plus-lede = { $ads ->
    [yes] Leia sem anúncios e salve o que aprende em coleções.
   *[no] Salve o que aprende em quantas coleções quiser.
  }{ $updates ->
    [yes] { " " }Receba um aviso quando a web mudar.
   *[no] { "" }
  }{ $offline ->
    [yes] { " " }Leve áreas inteiras com você, mesmo off-line.
   *[no] { "" }
  }
plus-choose = Escolha um plano
plus-see-inside = Veja o que está incluído

plus-inside = O que está incluído
plus-blurb-updates = Novidades
plus-blurb-updates-title = Veja as novidades
plus-blurb-updates-text = Novos recursos dos navegadores, filtrados pelas tecnologias que você usa.
plus-blurb-collections = Coleções
plus-blurb-collections-title = Guarde o que encontrar
plus-blurb-collections-text = Salve artigos em suas próprias coleções, com uma nota que diz por quê.
plus-blurb-ai-help = AI Help
plus-blurb-ai-help-title = Pergunte e confira as fontes
plus-blurb-ai-help-text = Respostas baseadas na documentação, com fontes.
plus-blurb-playground = Playground
plus-blurb-playground-title = Experimente e compartilhe
plus-blurb-playground-text = Escreva HTML, CSS e JavaScript ao lado do resultado e compartilhe como link.
plus-blurb-offline = { $site } Offline
plus-blurb-offline-title = Leia em qualquer lugar
plus-blurb-offline-text = Áreas inteiras no seu dispositivo; as atualizações baixam só o que mudou.
plus-blurb-no-ads = Sem anúncios
plus-blurb-no-ads-title = Nada além da página
plus-blurb-no-ads-text = Desative a publicidade em todo o site enquanto durar a sua assinatura.

plus-plans = Escolha o seu plano
plus-period = Período de cobrança
plus-period-month = Mensal
plus-period-year = Anual
plus-two-months-free = Pague anualmente e ganhe 2 meses grátis
plus-plans-offline = Você está off-line no momento. Conecte-se para ver os planos do { $plus }
plus-recommended = Recomendado
plus-plan-core = Core
plus-plan-plus5 = Plus 5
plus-plan-plus10 = Supporter 10
plus-price-free = grátis, sempre
plus-price-month = por mês
plus-billed-month = { $price } cobrados todo mês
plus-billed-year = { $price } cobrados uma vez por ano
plus-button-start = Começar com { $plan }
plus-button-upgrade = Mudar para { $plan }
plus-button-current = Plano atual
plus-button-unavailable = Não disponível
plus-features = O que { $plan } inclui
plus-feature-updates-filtering = Filtro de novidades
plus-feature-watching = Acompanhar recursos e páginas
plus-feature-three-collections = Até 3 coleções
plus-feature-shared-playgrounds = Playgrounds compartilhados
plus-feature-ai-help-five = AI Help: 5 perguntas por dia (beta)
plus-feature-no-ads = Navegação sem anúncios
plus-feature-updates = Novidades
plus-feature-collections = Coleções ilimitadas
plus-feature-offline = Leitura off-line
plus-feature-ai-help = AI Help
plus-feature-everything = Tudo do Plus 5
plus-feature-early-access = Acesso antecipado a novos recursos
plus-feature-support = Mais apoio ao { $site }
