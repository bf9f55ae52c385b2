blog-curriculum-kept-on-device = Enregistré sur cet appareil.
blog-curriculum-kept-log-in = Connectez-vous pour l’enregistrer dans votre compte
blog-curriculum-kept-in-account = Enregistré dans votre compte, sur tous vos appareils.
blog-curriculum-kept-saving = Enregistrement…
blog-curriculum-kept-failed = Enregistré sur cet appareil. Impossible d’enregistrer dans votre compte pour le moment.
blog-curriculum-try-again = Réessayer
