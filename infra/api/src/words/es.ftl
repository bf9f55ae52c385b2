visit-log-in-host = Inicio de sesión
visit-log-in-cover = Lo que guardas aquí está en todos tus dispositivos
visit-SIGN_IN_STALE = Este inicio de sesión ha caducado
visit-SIGN_IN_STALE-text = Se empezó hace más de 15 minutos o en otro navegador, o ya se usó. Empieza de nuevo.
visit-SIGN_IN_REFUSED = No has iniciado sesión
visit-SIGN_IN_REFUSED-text = El inicio de sesión se canceló o no terminó. No ha cambiado nada; puedes empezar de nuevo.
visit-SIGN_IN_UNCONFIRMED = Confirma primero tu correo
visit-SIGN_IN_UNCONFIRMED-text = Necesitamos saber que la dirección es tuya. Sigue el enlace del mensaje que te enviamos y vuelve a iniciar sesión.
visit-SIGN_IN_SUSPENDED = Esta cuenta está suspendida
visit-SIGN_IN_SUSPENDED-text = Todo lo que guardaste sigue ahí. Contacta con la asistencia de este sitio para reabrir la cuenta.
visit-SIGN_IN_MISSING = El inicio de sesión no está disponible
visit-SIGN_IN_MISSING-text = Este sitio se configuró sin cuentas. Puedes leerlo todo sin una.
visit-IDENTITY_AWAY = Volvemos enseguida
visit-IDENTITY_AWAY-text = El servicio de cuentas no responde. No se ha perdido nada; inténtalo de nuevo en un momento.
visit-DATABASE_AWAY = Volvemos enseguida
visit-DATABASE_AWAY-text = Las cuentas no están disponibles ahora mismo. No se ha perdido nada; inténtalo de nuevo en un momento.
visit-DATABASE_FULL = Ahora mismo no se puede guardar nada
visit-DATABASE_FULL-text = El sitio no puede guardar un inicio de sesión en este momento. No se ha perdido nada y puedes seguir leyendo; inténtalo más tarde.
visit-TOO_MANY_REQUESTS = Demasiados intentos
visit-TOO_MANY_REQUESTS-text = Ha habido demasiados intentos de inicio de sesión desde aquí. Espera un minuto e inténtalo de nuevo.
visit-other = Algo ha salido mal
visit-other-text = Es culpa nuestra, no tuya. Inténtalo de nuevo en un momento.
visit-code = Código
visit-error-id = Identificador del error
visit-log-in-again = Volver a iniciar sesión
visit-go-to-site = Ir a { $site }
visit-signed-out-host = Sesión cerrada
visit-signed-out-cover = Lo que guardas aquí estará ahí cuando vuelvas
visit-signed-out = Has cerrado sesión aquí
visit-signed-out-text = Un momento: se pide a tu proveedor de cuentas que cierre también tu sesión.
visit-signed-out-go-on = Continuar
visit-signed-out-back = Volver a { $site }
visit-subscription-host = Suscripción
visit-subscription-cover = Más de lo que lees aquí
visit-PLAN_UNKNOWN = No existe ese plan
visit-PLAN_UNKNOWN-text = El enlace nombra un plan que no existe. No se te ha cobrado nada; los planes están en el sitio.
visit-COUNTRY_UNSUPPORTED = Todavía no disponible en tu país
visit-COUNTRY_UNSUPPORTED-text = Los planes no se venden en tu país. Todo lo gratuito sigue siendo gratuito.
visit-PAYMENTS_MISSING = Aquí no se vende nada
visit-PAYMENTS_MISSING-text = Este sitio se configuró sin pagos. Puedes leerlo todo sin un plan.
visit-PAYMENTS_AWAY = Volvemos enseguida
visit-PAYMENTS_AWAY-text = El proveedor de pagos no responde. No se te ha cobrado nada; inténtalo de nuevo en un momento.
visit-SUBSCRIPTION_GIVEN = Este plan se te ha regalado
visit-SUBSCRIPTION_GIVEN-text = No pagas por él, así que no hay nada que cambiar ni cancelar. Es tuyo hasta que se retire.
visit-CHECKOUT_CROWDED = Demasiado a la vez
visit-CHECKOUT_CROWDED-text = Se empezaron varios pagos al mismo tiempo. No se te ha cobrado nada; vuelve a elegir un plan.
visit-INPUT_INVALID = Este enlace está incompleto
visit-INPUT_INVALID-text = No hemos podido leer la dirección. No se te ha cobrado nada; elige un plan en el sitio.
visit-newsletter-host = Boletín
visit-newsletter-cover = Las novedades, en tu bandeja de entrada
visit-newsletter-confirm = Confirma tu dirección
visit-newsletter-confirm-text = El boletín de { $site } se enviará a { $email } cuando confirmes la dirección.
visit-newsletter-confirm-button = Confirmar
visit-newsletter-leave = ¿Quieres darte de baja del boletín?
visit-newsletter-leave-text = El boletín de { $site } se envía a { $email }.
visit-newsletter-unsubscribe = Darme de baja
visit-newsletter-confirmed = Tu dirección está confirmada
visit-newsletter-confirmed-text = El próximo número se enviará a { $email }.
visit-newsletter-left = Te has dado de baja
visit-newsletter-left-text = { $email } ya no está en la lista.
visit-NEWSLETTER_LINK_UNKNOWN = Este enlace ya no es válido
visit-NEWSLETTER_LINK_UNKNOWN-text = La dirección no está en la lista del boletín: se eliminó o nunca se confirmó. No hace falta hacer nada más.
visit-newsletter-mail-subject = Confirma tu suscripción al boletín de { $site }
visit-newsletter-mail-text =
    Alguien (probablemente tú) suscribió esta dirección al boletín de { $site }. Sigue el enlace para confirmarla o para darla de baja, ahora o más adelante.

    Si no fuiste tú, no hagas nada: sin tu confirmación no se envía ningún boletín y la dirección se borra a los 30 días.
visit-newsletter-mail-link = Confirmar o darse de baja
visit-feedback-host = Opiniones
visit-feedback-cover = Cada respuesta mejora una página
visit-feedback-400 = Tu respuesta no estaba completa
visit-feedback-400-text = Vuelve a la página, elige un motivo y envíala de nuevo.
visit-feedback-404 = Esa página no existe
visit-feedback-404-text = La página de la que trata tu respuesta ya no está en este sitio.
visit-feedback-503 = No se pudo guardar tu respuesta
visit-feedback-503-text = La culpa es nuestra, no tuya, y solo se ha perdido la respuesta. Vuelve a la página y envíala de nuevo en un momento.
visit-playground-hidden-subject = Tu playground en { $site } está oculto
visit-playground-hidden-text =
    El equipo revisó tu playground «{ $title }» porque otros lectores lo denunciaron, y lo ocultó a los demás lectores. El motivo:

    { $reason }

    Tú todavía puedes abrirlo, copiar su código o eliminarlo.
visit-playground-restored-subject = Tu playground en { $site } vuelve a estar visible
visit-playground-restored-text =
    El equipo revisó de nuevo tu playground «{ $title }». Su enlace vuelve a funcionar para todo el mundo. El motivo:

    { $reason }
visit-playground-link = Abrir el playground
visit-digest-host = Resumen
visit-digest-cover = Te avisamos cuando cambia, y solo entonces
visit-digest-leave = ¿Quieres dejar de recibir el resumen?
visit-digest-leave-text = { $site } avisa por correo a { $email } de lo que ocurre con lo que sigues. Seguirás siguiéndolo y lo verás en el sitio.
visit-digest-stop = Dejar de recibirlo
visit-digest-left = Ya no recibirás el resumen
visit-digest-left-text = { $email } no recibirá más resúmenes. Puedes volver a activarlos en tu configuración.
visit-DIGEST_LINK_UNKNOWN = Este enlace ya no es válido
visit-DIGEST_LINK_UNKNOWN-text = Se eliminó la cuenta a la que pertenece o falta una parte de la dirección. No hace falta hacer nada más.
visit-digest-subject-pages = { $count ->
    [one] { $count } página ha cambiado
    [many] { $count } de páginas han cambiado
   *[other] { $count } páginas han cambiado
  }
visit-digest-subject-features = { $count ->
    [one] { $count } característica tiene novedades
    [many] { $count } de características tienen novedades
   *[other] { $count } características tienen novedades
  }
visit-digest-subject-both = { $pages }, { $features }
visit-digest-list = En tu lista
visit-digest-more = { $count ->
    [one] Y { $count } más, en el sitio.
    [many] Y { $count } más, en el sitio.
   *[other] Y { $count } más, en el sitio.
  }
visit-digest-all = Ver todas las novedades
visit-digest-why-daily = { $count ->
    [one] Recibes este correo los días en que algo cambia porque sigues { $count } elemento en { $site }.
    [many] Recibes este correo los días en que algo cambia porque sigues { $count } de elementos en { $site }.
   *[other] Recibes este correo los días en que algo cambia porque sigues { $count } elementos en { $site }.
  }
visit-digest-why-weekly = { $count ->
    [one] Recibes este correo los lunes si algo ha cambiado porque sigues { $count } elemento en { $site }.
    [many] Recibes este correo los lunes si algo ha cambiado porque sigues { $count } de elementos en { $site }.
   *[other] Recibes este correo los lunes si algo ha cambiado porque sigues { $count } elementos en { $site }.
  }
visit-digest-change = Cambiar lo que recibo
visit-digest-edited = La página se ha modificado.
visit-digest-added = { $count ->
    [one] { $releases } la incluye.
    [many] { $releases } la incluyen.
   *[other] { $releases } la incluyen.
  }
visit-digest-removed = { $count ->
    [one] { $releases } ya no la incluye.
    [many] { $releases } ya no la incluyen.
   *[other] { $releases } ya no la incluyen.
  }
visit-digest-state-newly = Disponible desde hace poco
visit-digest-newly = Funciona en las últimas versiones de todos los navegadores principales.
visit-digest-state-widely = Ampliamente disponible
visit-digest-widely = Todos los navegadores principales la tienen desde hace dos años y medio.
visit-digest-state-regressed = Ya no es Baseline
visit-digest-regressed = Ya no funciona en todos los navegadores principales.
visit-digest-state-discouraged = Desaconsejada
visit-digest-discouraged = Es mejor no usarla en código nuevo.
visit-grade-subject = { $host }: nota { $grade } en lugar de { $from }
visit-grade-text = Los encabezados de seguridad de { $host } tenían la nota { $from } en el HTTP Observatory. El último análisis les da { $grade }.
visit-grade-link = Ver el informe
visit-grade-why = Recibes este correo porque sigues { $host } en { $site }. Solo llega cuando baja la nota.
visit-grade-change = Cambiar lo que sigues
