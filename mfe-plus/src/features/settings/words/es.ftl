plus-settings-title = Mi configuración
plus-settings-lede = Tu cuenta y tus preferencias. Los cambios se guardan automáticamente.
plus-settings-saving = Guardando…
plus-settings-no-script = Activa JavaScript para cambiar tu configuración.
plus-settings-unavailable = Ahora mismo no se puede acceder a tu configuración. Está a salvo; inténtalo más tarde.

plus-settings-invitation = Inicia sesión para ver tu configuración
plus-settings-invitation-text = Pertenece a tu cuenta y te acompaña en todos los navegadores en los que inicies sesión.
plus-settings-sign-in = Iniciar sesión

plus-settings-account = Gestionar la cuenta
plus-settings-email = Correo electrónico
plus-settings-plan = Plan
plus-settings-plan-core = Core
plus-settings-plan-plus5 = Plus 5
plus-settings-plan-plus10 = Supporter 10
plus-settings-plan-month = { $plan }, pago mensual
plus-settings-plan-year = { $plan }, pago anual
plus-settings-practice = Modo de prueba
plus-settings-practice-text = Modo de prueba: no se realiza ningún pago real.
plus-settings-given = Este plan se te ha regalado. No tienes que pagar nada.
plus-settings-next-payment = Próximo pago el { $date }
plus-settings-ends = Termina el { $date } y no se renueva
plus-settings-past-due = Tu último pago ha fallado. Actualiza tu forma de pago para conservar la suscripción.
plus-settings-subscription-unknown = No hemos podido cargar tu suscripción.
plus-settings-manage = Gestionar la suscripción
plus-settings-upgrade = Mejorar el plan
plus-settings-export = Tus colecciones
plus-settings-export-text = Todo lo que has guardado, con sus notas, en un archivo.
plus-settings-export-json = Descargar JSON
plus-settings-export-csv = Descargar CSV
plus-settings-export-html = Descargar marcadores (HTML)
plus-settings-export-markdown = Descargar Markdown
plus-settings-playgrounds = Tus playgrounds
plus-settings-playgrounds-text = Todo el código que has compartido con un enlace corto, en un archivo.
plus-settings-playgrounds-download = Descargar playgrounds
plus-settings-sessions = Sesiones
plus-settings-everywhere-name = Todos los dispositivos
plus-settings-everywhere = Cerrar sesión en todas partes
plus-settings-everywhere-text = Cierra tu sesión en todos los dispositivos.
plus-settings-everywhere-working = Cerrando sesión…
plus-settings-everywhere-done = Has cerrado sesión en todas partes.

plus-settings-ads = Anuncios
plus-settings-no-ads = Leer sin anuncios
plus-settings-no-ads-text = Oculta todos los anuncios, en todos tus dispositivos, mientras dure tu suscripción.
plus-settings-no-ads-subscribe = La lectura sin anuncios forma parte de los planes de pago.
plus-settings-no-ads-link = Suscribirse a { $plus }

plus-settings-ai-help = AI Help
plus-settings-history = Conservar el historial de mis preguntas
plus-settings-history-text = Las preguntas y respuestas se conservan seis meses como máximo. Solo tú puedes verlas.
plus-settings-history-name = Historial
plus-settings-history-delete = Eliminar el historial
plus-settings-history-delete-text = Elimina todas tus preguntas y respuestas.
plus-settings-history-confirm = ¿Quieres eliminar definitivamente tu historial de AI Help?
plus-settings-history-deleting = Eliminando…
plus-settings-history-deleted = Tu historial de AI Help se ha eliminado.
plus-settings-history-absent = No tienes historial de AI Help, así que no había nada que eliminar.
plus-settings-unanswered = Permitir que el personal lea las preguntas sin respuesta
plus-settings-unanswered-text = Muestran lo que falta en la documentación. Tu nombre no aparece en ellas.
plus-settings-conversations = Tus preguntas y respuestas
plus-settings-conversations-text = Todas las conversaciones con AI Help, en un archivo.
plus-settings-conversations-download = Descargar las conversaciones

plus-settings-offline = Lectura sin conexión

plus-settings-updated = Mantente al día
plus-settings-newsletter = Enviarme el boletín
plus-settings-newsletter-text = Las novedades de la plataforma web y de { $site }, por correo electrónico.
plus-settings-newsletter-unknown = No hemos podido cargar tu preferencia sobre el boletín.

plus-settings-delete = Eliminar la cuenta
plus-settings-delete-text = Elimina para siempre tu cuenta y todos sus datos.
plus-settings-gone = Adiós
plus-settings-gone-text = Tu cuenta y todos sus datos se han eliminado, y has cerrado sesión. Gracias por leer con nosotros; la documentación sigue abierta para ti.
plus-settings-gone-home = Ir a la página de inicio

plus-settings-started-waiting = Se está confirmando tu pago…
plus-settings-started = Te damos la bienvenida a { $plan }
plus-settings-started-text = Ya tienes acceso a todas las características de { $plan }.{ $ads ->
    [off] { " " }Los anuncios están desactivados; puedes volver a activarlos más abajo.
   *[other] { "" }
  }
plus-settings-started-late = Tu pago aún no está confirmado
plus-settings-started-late-text = Esto puede tardar unos minutos. Tu plan aparecerá aquí en cuanto se confirme; puedes salir de esta página sin problema.
plus-settings-canceled = No se ha iniciado ninguna suscripción
plus-settings-canceled-text = Saliste de la página de pago y no se te cobró nada.
plus-settings-see-plans = Ver los planes
