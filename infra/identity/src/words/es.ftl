identity-host = Cuentas
identity-cover = Un lugar propio en el estante
identity-cover-save = Guarda páginas, con una nota que diga por qué
identity-cover-collect = Ordénalas en colecciones
identity-cover-devices = Encuéntralas en todos tus dispositivos
identity-local = Ejecución local: estas cuentas no salen de este ordenador.

identity-email = Correo electrónico
identity-email-flaw = Escribe una dirección completa, como nombre@example.org.
identity-password = Contraseña
identity-password-missing = Escribe tu contraseña.
identity-password-hint = Al menos { $least } caracteres. Unas cuantas palabras al azar son fáciles de recordar.
identity-password-short = Usa al menos { $least } caracteres.
identity-password-long = Usa como máximo { $most } caracteres.
identity-password-common = Esa contraseña es demasiado común. Elige otra.
identity-new-password = Nueva contraseña
identity-current = Contraseña actual
identity-current-wrong = Esa no es tu contraseña.
identity-show = Mostrar
identity-show-label = Mostrar la contraseña
identity-hide = Ocultar
identity-hide-label = Ocultar la contraseña
identity-error-title = Error: { $title }
identity-attempts = Demasiados intentos
identity-attempts-wait = { $minutes ->
    [one] Espera un minuto e inténtalo de nuevo.
    [many] Espera { $minutes } de minutos e inténtalo de nuevo.
   *[other] Espera { $minutes } minutos e inténtalo de nuevo.
  }
identity-go-to-site = Ir a { $site }

identity-log-in = Iniciar sesión
identity-log-in-site = para continuar a { $site }
identity-log-in-own = para gestionar tu cuenta
identity-log-in-forgot = ¿Olvidaste la contraseña?
identity-log-in-mismatch = Correo o contraseña incorrectos
identity-log-in-mismatch-text = Si acabas de registrarte, confirma primero tu correo.
identity-log-in-new = ¿Es tu primera vez?
identity-log-in-sign-up = Regístrate

identity-step = { $step } de { $steps }
identity-sign-up = Crear una cuenta
identity-sign-up-lede = Gratis y sin dar tu nombre.
identity-sign-up-known = ¿Ya tienes una cuenta?
identity-sign-up-submit = Crear cuenta

identity-mail-sent = Revisa tu correo
identity-mail-sent-to = Hemos enviado un mensaje a { $email }.
identity-mail-sent-confirm = Sigue su enlace para confirmar tu correo y habrás iniciado sesión.
identity-mail-sent-reset = Sigue su enlace para elegir una contraseña nueva.
identity-mail-sent-change = Sigue su enlace para usar esta dirección en tu cuenta. Hasta entonces se mantiene la anterior.
identity-mail-sent-again = Lo hemos enviado otra vez.
identity-mail-practice = Ejecución de práctica
identity-mail-practice-text = Ningún mensaje sale de este ordenador.
identity-mail-practice-open = Abrir el buzón de práctica
identity-mail-nothing = ¿No ha llegado? Mira en la carpeta de correo no deseado o inténtalo de nuevo.
identity-mail-again = Enviar de nuevo
identity-mail-other = Usar otra dirección
identity-mail-missing = No disponible aquí
identity-mail-missing-title = El correo no está configurado
identity-mail-missing-text = Esto requiere enviar un mensaje a tu dirección y este servidor no puede enviarlos. Quien administra este sitio puede configurar el correo.

identity-confirm = Confirma tu correo
identity-confirm-lede = Escribe tu contraseña para confirmar { $email }.
identity-confirm-submit = Confirmar e iniciar sesión
identity-confirm-missing = Escribe la contraseña que elegiste.
identity-confirm-wrong = Esa no es la contraseña de esta cuenta
identity-confirm-wrong-text = Si no creaste la cuenta, cierra esta página. Sin la contraseña, nadie puede usarla.
identity-link-used = Este enlace ya se ha usado
identity-link-used-text = Los enlaces funcionan una vez y caducan. Si lo usaste, inicia sesión; si no, pide otro mensaje.

identity-forgot = ¿Olvidaste tu contraseña?
identity-forgot-lede = Te enviaremos por correo un enlace para elegir otra.
identity-forgot-submit = Enviar enlace
identity-forgot-back = ¿La has recordado?
identity-reset = Elige una contraseña nueva
identity-reset-lede = Para { $email }. Al guardarla se cierra la sesión en todos tus dispositivos.
identity-reset-submit = Guardar e iniciar sesión

identity-account = Tu cuenta
identity-account-lede = Con ella inicias sesión en { $site }. Aquí no se sabe qué lees ni qué guardas allí.
identity-account-since = Miembro desde
identity-account-password-set = Último cambio de contraseña
identity-account-go = Continuar a { $site }
identity-account-change = Cambiar
identity-account-demo = Una cuenta de demostración
identity-account-demo-text = Muestra cómo es un plan. Su correo y su contraseña no se pueden cambiar porque los comparten todos los que la prueban.
identity-account-done-password = Tu contraseña se ha cambiado
identity-account-done-password-text = Se ha cerrado la sesión en los demás dispositivos y en el sitio en este navegador.
identity-account-done-address = Tu correo se ha cambiado
identity-account-done-address-text = A partir de ahora, inicia sesión con él.
identity-sign-out = Cerrar sesión
identity-sign-out-text = En este navegador. En { $site } la sesión se cierra aparte.
identity-back-to-account = Volver a tu cuenta

identity-change-password = Cambiar la contraseña
identity-change-password-lede = Aquí la sesión de tu cuenta sigue abierta. Se cerrará en los demás dispositivos y en el sitio en este navegador.
identity-change-address = Cambiar el correo
identity-change-address-lede = Ahora es { $email }. Un mensaje a la nueva dirección la confirma.
identity-change-address-submit = Enviar mensaje
identity-new-address = Nuevo correo
identity-same-address = Ese ya es tu correo.
identity-use-address = ¿Usar esta dirección?
identity-use-address-lede = { $email } será el correo de tu cuenta. Desde entonces iniciarás sesión con él.
identity-use-address-submit = Usar esta dirección
identity-delete = Eliminar la cuenta
identity-delete-lede = Elimina para siempre la cuenta y todo lo que { $site } guarda para ti: colecciones, notas, configuración y la suscripción en curso.
identity-delete-submit = Eliminar para siempre
identity-deleted = Tu cuenta se ha eliminado
identity-deleted-note = Aquí no queda nada
identity-deleted-text = { $site } ha recibido el aviso y elimina lo que guardaba para ti.

identity-sign-out-title = ¿Cerrar sesión?
identity-sign-out-lede = { $site } te pedirá la contraseña la próxima vez.
identity-stay = Seguir con la sesión abierta
identity-signed-out = Has cerrado sesión
identity-signed-out-text = Lo que guardaste en { $site } estará ahí cuando vuelvas.

identity-ended = Empieza de nuevo
identity-ended-text = Este inicio de sesión tardó demasiado o se empezó en otro navegador. Vuelve a empezar desde el sitio.
identity-foreign = No viene de este sitio
identity-foreign-text = Estas cuentas son para un solo sitio y la solicitud no venía de él.

identity-inbox = Buzón de práctica
identity-inbox-lede = Mensajes que { $site } habría enviado. Se guardan una semana en este ordenador y nunca se envían.
identity-inbox-to = Para { $email }
identity-inbox-plain = Texto sin formato
identity-inbox-empty = Todavía no hay mensajes
identity-inbox-empty-text = Crea una cuenta o pide una contraseña nueva y vuelve a cargar esta página.

identity-mail-confirm-subject = Confirma tu correo para { $site }
identity-mail-confirm-text =
    Alguien (probablemente tú) creó una cuenta en { $site } con esta dirección. El enlace de abajo la confirma. Funciona una vez y caduca en 24 horas.

    Si no fuiste tú, no hagas nada: sin el enlace no hay cuenta.
identity-mail-confirm-link = Confirmar el correo
identity-mail-registered-already-subject = Ya tienes una cuenta en { $site }
identity-mail-registered-already-text =
    Alguien (probablemente tú) intentó crear una cuenta en { $site } con esta dirección. Ya existe una y no se ha cambiado nada.

    Inicia sesión con tu contraseña o elige otra.
identity-mail-registered-already-link = Elegir otra contraseña
identity-mail-reset-subject = Una contraseña nueva para { $site }
identity-mail-reset-text =
    Alguien (probablemente tú) pidió una contraseña nueva en { $site }. Usa el enlace de abajo para elegirla. Funciona una vez y caduca en una hora.

    Si no fuiste tú, no hagas nada: tu contraseña no cambia.
identity-mail-reset-link = Elegir otra contraseña
identity-mail-no-account-subject = No hay ninguna cuenta en { $site } con esta dirección
identity-mail-no-account-text =
    Alguien (probablemente tú) pidió una contraseña nueva en { $site }. No hay ninguna cuenta con esta dirección. Quizá usaste otra.

    Si no fuiste tú, no hagas nada.
identity-mail-no-account-link = Crear una cuenta
identity-mail-change-address-subject = Confirma tu nuevo correo para { $site }
identity-mail-change-address-text =
    El enlace de abajo convierte esta dirección en el correo de tu cuenta en { $site }. Funciona una vez y caduca en 24 horas.

    Si no lo pediste, no hagas nada.
identity-mail-change-address-link = Usar esta dirección
identity-mail-address-taken-subject = Ya tienes una cuenta en { $site }
identity-mail-address-taken-text = Alguien (probablemente tú) intentó usar esta dirección en otra cuenta de { $site }. Ya pertenece a una cuenta y no se ha cambiado nada.
identity-mail-address-changed-subject = Se ha cambiado el correo de tu cuenta en { $site }
identity-mail-address-changed-text = A partir de ahora es { $email }. Si no fuiste tú, elige allí una contraseña nueva y contacta con la asistencia de { $site }.
identity-mail-password-changed-subject = Se ha cambiado tu contraseña de { $site }
identity-mail-password-changed-text = Se ha cerrado la sesión en tus demás dispositivos. Si no fuiste tú, elige otra contraseña cuanto antes.
identity-mail-password-changed-link = Elegir otra contraseña
