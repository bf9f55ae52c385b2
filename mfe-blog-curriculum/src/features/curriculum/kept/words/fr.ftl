blog-curriculum-kept-on-device = Enregistré sur cet appareil.
blog-curriculum-kept-log-in = Se connecter pour l’enregistrer dans votre compte
blog-curriculum-kept-in-account = Enregistré dans votre compte, sur tous vos appareils.
blog-curriculum-kept-saving = Enregistrement…
blog-curriculum-kept-failed = Enregistré sur cet appareil. Votre compte n’a pas pu être joint.
blog-curriculum-try-again = Réessayer
