plus-staff-title = Équipe
plus-staff-lede = Trouvez un compte, consultez son historique et corrigez les problèmes. Toutes les actions sont consignées.
plus-staff-sections = Tâches de l’équipe
plus-staff-section-accounts = Comptes
plus-staff-section-playgrounds = Playgrounds signalés
plus-staff-section-newsletter = Lettre d’information
plus-staff-section-mail = E-mails non remis
plus-staff-section-gaps = Lacunes du contenu
plus-staff-section-answers = Signalements de réponses
plus-staff-ads = Publicité
plus-staff-telemetry = Télémétrie
plus-staff-surveys = Sondages
plus-staff-back = Toutes les tâches de l’équipe
plus-staff-forbidden = Cette page est réservée à l’équipe
plus-staff-forbidden-text = 403 : votre compte n’a pas accès aux autres comptes.
plus-staff-visitor-text = Connectez-vous avec un compte de l’équipe.
plus-staff-home = Aller à la page d’accueil
plus-staff-sign-in = Se connecter

plus-staff-email = Adresse e-mail
plus-staff-email-hint = Saisissez les premiers caractères.
plus-staff-find = Chercher
plus-staff-finding = Recherche…
plus-staff-found = { $count ->
    [one] { $count } compte
    [many] { $count } de comptes
   *[other] { $count } comptes
  }
plus-staff-none = Aucun compte ne commence par « { $email } ». Les comptes apparaissent ici après leur première connexion.

plus-staff-account = Compte { $email }
plus-staff-plan = Formule
plus-staff-state = État
plus-staff-active = Actif
plus-staff-suspended = Suspendu le { $date }
plus-staff-suspended-badge = Suspendu
plus-staff-created = Membre depuis
plus-staff-last-active = Dernière activité
plus-staff-never = Jamais
plus-staff-collections = Nombre de collections
plus-staff-roles = Rôles
plus-staff-role-none = Lecture
plus-staff-role-staff = Équipe
plus-staff-role-superuser = Superutilisateur
plus-staff-plan-core = Core
plus-staff-plan-mdn_plus_5m = Plus 5, mensuel
plus-staff-plan-mdn_plus_5y = Plus 5, annuel
plus-staff-plan-mdn_plus_10m = Supporter 10, mensuel
plus-staff-plan-mdn_plus_10y = Supporter 10, annuel

plus-staff-audit = Historique
plus-staff-audit-when = Quand (UTC)
plus-staff-audit-who = Qui
plus-staff-audit-what = Quoi
plus-staff-audit-why = Pourquoi
plus-staff-audit-none = Ce compte n’a pas encore été modifié.

plus-staff-suspend = Suspendre
plus-staff-suspend-text = Met fin à toutes les sessions du compte ; la connexion est refusée jusqu’à la levée de la suspension.
plus-staff-lift = Lever la suspension
plus-staff-lift-text = La personne peut à nouveau se connecter.
plus-staff-correct = Changer la formule à la main
plus-staff-correct-text =  Rien n’est débité ni remboursé.
plus-staff-correct-plan = Nouvelle formule
plus-staff-delete = Supprimer le compte
plus-staff-delete-text = Supprime définitivement le compte et toutes ses données. Le journal des actions est conservé.
plus-staff-reason = Motif
plus-staff-reason-hint = Il est consigné avec votre nom.
plus-staff-confirm = J’ai vérifié que c’est le bon compte : { $email }
plus-staff-cancel = Annuler
plus-staff-working = En cours…
plus-staff-done = C’est fait.
plus-staff-deleted = Le compte { $email } est supprimé.
