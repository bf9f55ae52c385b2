plus-staff-title = Personal
plus-staff-lede = Busca una cuenta, consulta su historial y corrige problemas. Todas las acciones quedan registradas.
plus-staff-sections = Tareas del personal
plus-staff-section-accounts = Cuentas
plus-staff-section-playgrounds = Playgrounds denunciados
plus-staff-section-newsletter = Boletín
plus-staff-section-mail = Correo no entregado
plus-staff-section-gaps = Lagunas de contenido
plus-staff-section-answers = Informes sobre respuestas
plus-staff-ads = Anuncios
plus-staff-telemetry = Telemetría
plus-staff-surveys = Encuestas
plus-staff-back = Todas las tareas del personal
plus-staff-forbidden = Esta página es para el personal
plus-staff-forbidden-text = 403: tu cuenta no tiene acceso a otras cuentas.
plus-staff-visitor-text = Inicia sesión con una cuenta del personal.
plus-staff-home = Ir a la página de inicio
plus-staff-sign-in = Iniciar sesión

plus-staff-email = Correo electrónico
plus-staff-email-hint = Escribe los primeros caracteres.
plus-staff-find = Buscar
plus-staff-finding = Buscando…
plus-staff-found = { $count ->
    [one] { $count } cuenta
    [many] { $count } de cuentas
   *[other] { $count } cuentas
  }
plus-staff-none = Ninguna cuenta empieza por «{ $email }». Las cuentas aparecen aquí tras su primer inicio de sesión.

plus-staff-account = Cuenta { $email }
plus-staff-plan = Plan
plus-staff-state = Estado
plus-staff-active = Activa
plus-staff-suspended = Suspendida el { $date }
plus-staff-suspended-badge = Suspendida
plus-staff-created = Miembro desde
plus-staff-last-active = Última actividad
plus-staff-never = Nunca
plus-staff-collections = Colecciones
plus-staff-roles = Funciones
plus-staff-role-none = Lectura
plus-staff-role-staff = Personal
plus-staff-role-superuser = Superusuario
plus-staff-plan-core = Core
plus-staff-plan-mdn_plus_5m = Plus 5, mensual
plus-staff-plan-mdn_plus_5y = Plus 5, anual
plus-staff-plan-mdn_plus_10m = Supporter 10, mensual
plus-staff-plan-mdn_plus_10y = Supporter 10, anual

plus-staff-audit = Historial
plus-staff-audit-when = Cuándo (UTC)
plus-staff-audit-who = Quién
plus-staff-audit-what = Qué
plus-staff-audit-why = Por qué
plus-staff-audit-none = Aún no hay cambios en esta cuenta.

plus-staff-suspend = Suspender
plus-staff-suspend-text = Termina todas las sesiones de la cuenta; no se puede iniciar sesión hasta que se levante la suspensión.
plus-staff-lift = Levantar la suspensión
plus-staff-lift-text = La persona puede volver a iniciar sesión.
plus-staff-correct = Cambiar el plan a mano
plus-staff-correct-text =  No se cobra ni se devuelve nada.
plus-staff-correct-plan = Nuevo plan
plus-staff-delete = Eliminar la cuenta
plus-staff-delete-text = Elimina para siempre la cuenta y todos sus datos. El registro de acciones se conserva.
plus-staff-reason = Motivo
plus-staff-reason-hint = Queda registrado con tu nombre.
plus-staff-confirm = He comprobado que esta es la cuenta correcta: { $email }
plus-staff-cancel = Cancelar
plus-staff-working = Trabajando…
plus-staff-done = Hecho.
plus-staff-deleted = La cuenta { $email } se ha eliminado.
