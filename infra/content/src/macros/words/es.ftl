content-note = Nota:
content-try-it = Pruébalo
content-live-sample = Ejemplo en vivo
content-live-sample-title = Ejemplo en vivo: { $title }
content-live-sample-needs-script = Este ejemplo funciona con JavaScript. Su código está en esta página.
content-interactive-example = Ejemplo interactivo
content-video = Vídeo
content-extension-examples = Extensiones de ejemplo
content-previous = Anterior
content-next = Siguiente
content-overview = Resumen: { $title }
content-yes = sí
content-no = no

content-banner-experimental-label = Experimental:
content-banner-experimental = Esta tecnología es experimental. Consulta la tabla de compatibilidad antes de usarla en producción.
content-banner-deprecated-label = Obsoleto:
content-banner-deprecated = Los navegadores conservan esta característica solo para páginas antiguas y pueden retirarla en cualquier momento. No la uses en código nuevo y sustitúyela donde ya se use.
content-banner-nonstandard-label = No estándar:
content-banner-nonstandard = Esta característica no forma parte de ningún estándar. Puede que no funcione para todos los usuarios y puede cambiar. No la uses en producción.
content-banner-secure-label = Contexto seguro:
content-banner-secure = Esta característica solo está disponible en contextos seguros (HTTPS), en algunos o en todos los navegadores compatibles.
content-banner-workers = Esta característica está disponible en los web workers.
content-banner-workers-except-service = Esta característica está disponible en los web workers, salvo en los service workers.
content-banner-workers-window-and-dedicated = Entre los web workers, esta característica solo está disponible en los workers dedicados.
content-banner-workers-window-and-service = Entre los web workers, esta característica solo está disponible en los service workers.
content-banner-workers-only = Esta característica solo está disponible en los web workers.
content-banner-workers-dedicated-only = Esta característica solo está disponible en los web workers dedicados.
content-banner-workers-service-only = Esta característica solo está disponible en los service workers.

content-property-attributes = Atributos de esta propiedad
content-property-writable = Modificable
content-property-enumerable = Enumerable
content-property-configurable = Configurable

content-syntax-unknown = No hay ninguna sintaxis formal definida.

content-definition-at-rule = Regla arroba relacionada
content-definition-initial = Valor inicial
content-definition-appliesto = Se aplica a
content-definition-also-applies-to = También se aplica a
content-definition-inherited = Heredada
content-definition-percentages = Porcentajes
content-definition-computed = Valor calculado
content-definition-animationtype = Tipo de animación
content-definition-stacking = Crea contexto de apilamiento
content-definition-unknown = No hay ninguna definición formal disponible.

content-inheritance = { $interface } hereda de { $ancestors }
content-svg-categories = Categorías
content-svg-content = Contenido permitido

content-series = Página anterior y siguiente
content-index-letters = Ir a una letra
