### Words that the content build writes into pages.

content-note = Nota:
content-warning = Aviso:
content-good-example = Bom
content-bad-example = Ruim
content-try-it = Experimente
content-live-sample = Exemplo ao vivo
content-live-sample-title = Exemplo ao vivo: { $title }
content-live-sample-needs-script = Este exemplo funciona com JavaScript. Seu código está no texto.
content-interactive-example = Exemplo interativo
content-sample-marks = Confira seu trabalho
content-video = Vídeo
content-extension-examples = Extensões de exemplo
content-previous = Anterior
content-next = Próxima
content-overview = Visão geral: { $title }
content-yes = sim
content-no = não
content-home-description = { $site } documenta as tecnologias da web, entre elas HTML, CSS, JavaScript e as APIs dos navegadores, para todos que constroem sites.
content-shelf-api = APIs web
content-shelf-accessibility = Acessibilidade
content-shelf-extensions = Extensões
content-blog = Blog do { $site }
content-spotlight = Perfil de colaborador
content-page-not-found = Página não encontrada
content-search-title = Busca: "{ $query }"
content-search-title-page = Busca: "{ $query }" (página { $page })
content-search-empty = Sem consulta, sem resultados.
content-external-specification = Especificação desconhecida

content-badge-optional = Opcional
content-badge-optional-title = Pode ser omitido
content-badge-readonly = Somente leitura
content-badge-readonly-title = O valor não pode ser alterado
content-badge-experimental = Experimental
content-badge-experimental-title = O comportamento ainda pode mudar
content-badge-deprecated = Obsoleto
content-badge-deprecated-title = Não deve ser usado em sites novos
content-badge-discouraged = Desencorajado
content-badge-discouraged-title = Não deve ser usado em sites novos
content-badge-nonstandard = Não padrão
content-badge-nonstandard-title = Nenhum padrão o descreve; verifique o suporte antes de usar
content-badge-secure = Contexto seguro
content-badge-secure-title = Funciona apenas com HTTPS

content-banner-experimental-label = Experimental:
content-banner-experimental = Esta tecnologia ainda está tomando forma. Consulte a tabela de compatibilidade antes de usá-la em produção.
content-banner-deprecated-label = Obsoleto:
content-banner-deprecated = Os navegadores mantêm este recurso apenas para páginas antigas e podem removê-lo a qualquer momento. Não o use em trabalhos novos e substitua-o onde o encontrar.
content-banner-nonstandard-label = Não padrão:
content-banner-nonstandard = Nenhum padrão descreve este recurso. Ele não funcionará para todas as pessoas e pode mudar: não o use em produção.
content-banner-secure-label = Contexto seguro:
content-banner-secure = Este recurso está disponível apenas em contextos seguros (HTTPS), em alguns ou em todos os navegadores compatíveis.
content-banner-workers = Este recurso está disponível em web workers.
content-banner-workers-except-service = Este recurso está disponível em web workers, exceto em service workers.
content-banner-workers-window-and-dedicated = Entre os web workers, este recurso está disponível apenas em workers dedicados.
content-banner-workers-window-and-service = Entre os web workers, este recurso está disponível apenas em service workers.
content-banner-workers-only = Este recurso está disponível apenas em web workers.
content-banner-workers-dedicated-only = Este recurso está disponível apenas em web workers dedicados.
content-banner-workers-service-only = Este recurso está disponível apenas em service workers.

content-property-attributes = Atributos desta propriedade
content-property-writable = Gravável
content-property-enumerable = Enumerável
content-property-configurable = Configurável

content-sidebar-constructor = Construtor
content-sidebar-events = Eventos
content-sidebar-guides = Guias
content-sidebar-inheritance = Herança
content-sidebar-instance-methods = Métodos de instância
content-sidebar-instance-properties = Propriedades de instância
content-sidebar-interfaces = Interfaces
content-sidebar-methods = Métodos
content-sidebar-mixins = Mixins
content-sidebar-properties = Propriedades
content-sidebar-static-methods = Métodos estáticos
content-sidebar-static-properties = Propriedades estáticas
content-sidebar-tutorials = Tutoriais
content-sidebar-types = Tipos
content-sidebar-related = Páginas relacionadas a { $subject }
content-sidebar-standard-objects = Objetos nativos padrão

content-syntax-unknown = Os padrões não definem uma sintaxe formal para isto.

content-llms-markdown = Cada página existe também em Markdown: acrescente .md ao endereço, como em { $example }.
content-llms-documents = Documentação
content-llms-data = Dados
content-llms-search-index = Título e endereço de cada página
content-llms-metadata = Tudo sobre cada página, menos o texto
content-llms-sitemap = Mapa do site

content-definition-at-rule = Regra @ relacionada
content-definition-initial = Valor inicial
content-definition-appliesto = Aplica-se a
content-definition-also-applies-to = Também se aplica a
content-definition-inherited = Herdada
content-definition-percentages = Porcentagens
content-definition-computed = Valor computado
content-definition-animationtype = Tipo de animação
content-definition-stacking = Cria contexto de empilhamento
content-definition-unknown = Nenhuma definição formal disto é conhecida.

content-inheritance = { $interface } herda de { $ancestors }
content-svg-categories = Categorias
content-svg-content = Conteúdo permitido

content-writers-flaws = Falhas
content-writers-translations = Traduções
content-writers-sitemap = Todas as páginas

content-series = Página anterior e próxima
content-link-external = Link externo
content-link-english = Somente em inglês
content-link-missing = Esta página ainda não foi escrita
