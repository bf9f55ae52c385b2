content-note = Nota:
content-try-it = Experimente
content-live-sample = Exemplo ao vivo
content-live-sample-title = Exemplo ao vivo: { $title }
content-live-sample-needs-script = Este exemplo funciona com JavaScript. Seu código está nesta página.
content-interactive-example = Exemplo interativo
content-video = Vídeo
content-extension-examples = Extensões de exemplo
content-previous = Anterior
content-next = Próxima
content-overview = Visão geral: { $title }
content-yes = sim
content-no = não

content-banner-experimental-label = Experimental:
content-banner-experimental = Esta tecnologia é experimental. Consulte a tabela de compatibilidade antes de usá-la em produção.
content-banner-deprecated-label = Obsoleto:
content-banner-deprecated = Os navegadores mantêm este recurso apenas para páginas antigas e podem removê-lo a qualquer momento. Não o use em código novo e substitua-o onde já for usado.
content-banner-nonstandard-label = Não padrão:
content-banner-nonstandard = Este recurso não faz parte de nenhum padrão. Ele pode não funcionar para todos os usuários e pode mudar. Não o use em produção.
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

content-syntax-unknown = Nenhuma sintaxe formal foi definida.

content-definition-at-rule = Regra @ relacionada
content-definition-initial = Valor inicial
content-definition-appliesto = Aplica-se a
content-definition-also-applies-to = Também se aplica a
content-definition-inherited = Herdada
content-definition-percentages = Porcentagens
content-definition-computed = Valor computado
content-definition-animationtype = Tipo de animação
content-definition-stacking = Cria contexto de empilhamento
content-definition-unknown = Nenhuma definição formal está disponível.

content-inheritance = { $interface } herda de { $ancestors }
content-svg-categories = Categorias
content-svg-content = Conteúdo permitido

content-series = Página anterior e próxima
content-index-letters = Ir para uma letra
