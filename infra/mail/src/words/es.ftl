mail-link-as-text = Si el botón no funciona, abre esta dirección:
mail-sent-by = { $site } envió este mensaje a { $email }.
mail-quiet = No se cargan imágenes ni se registra si lo abres.
mail-unsubscribe = Cancelar la suscripción
