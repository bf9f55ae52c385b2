# Skip links
shell-skip-main = Ir para o conteúdo principal
shell-skip-search = Ir para a busca
shell-skip-language = Ir para a seleção de idioma

# Menus
shell-menu-label = Menu principal
shell-menu-open = Abrir o menu principal
shell-menu-close = Fechar o menu principal
shell-tools-open = Mais opções
shell-mark-new = Novo
shell-mark-new-feature = Novo recurso

shell-menu-guides = Guias
shell-menu-guides-learn = Aprender desenvolvimento web
shell-menu-guides-html = HTML
shell-menu-guides-css = CSS
shell-menu-guides-javascript = JavaScript
shell-menu-guides-accessibility = Acessibilidade
shell-menu-references = Referências
shell-menu-references-overview = Todas as tecnologias web
shell-menu-references-html = HTML
shell-menu-references-css = CSS
shell-menu-references-javascript = JavaScript
shell-menu-references-http = HTTP
shell-menu-references-api = APIs web
shell-menu-references-extensions = Extensões web
shell-menu-plus = Plus
shell-menu-plus-overview = Visão geral
shell-menu-plus-docs = Documentação
shell-menu-plus-faq = Perguntas frequentes
shell-menu-curriculum = Curso
shell-menu-blog = Blog
shell-menu-tools = Ferramentas
shell-menu-tools-play = Playground
shell-menu-tools-observatory = Observatory
shell-menu-ai-help = AI Help
shell-menu-collections = Coleções
shell-menu-updates = Novidades
shell-menu-settings = Minhas configurações
shell-menu-staff = Equipe
shell-menu-help = Ajuda
shell-menu-feedback = Comentários

# Account
shell-log-in = Entrar
shell-sign-up = Cadastre-se grátis
shell-upgrade = Fazer upgrade
shell-sign-out = Sair
shell-user-menu = Meu { $plus }
shell-subscriber = Assinante
shell-maintenance-badge = Manutenção em andamento
shell-maintenance-text = A API está em manutenção. Você pode continuar navegando em { $site }, mas { $plus } e a busca podem ficar indisponíveis. Obrigado pela paciência!

# Theme and language
shell-theme-label = Tema: { $theme }
shell-theme-os-default = Como o sistema
shell-theme-light = Claro
shell-theme-dark = Escuro
shell-language-label = Idioma: { $language }
shell-language-untranslated = Ainda não traduzido: página inicial em

# Notices
shell-offline = Você está lendo off-line.
shell-offline-page = Esta página não está disponível off-line. Tente novamente quando estiver conectado.
shell-back = Você está on-line de novo.
shell-notice-close = Fechar
