plus-settings-title = Mes paramètres
plus-settings-lede = Votre compte et vos préférences. Les modifications sont enregistrées automatiquement.
plus-settings-saving = Enregistrement…
plus-settings-no-script = Activez JavaScript pour modifier vos paramètres.
plus-settings-unavailable = Vos paramètres sont inaccessibles pour le moment. Ils ne sont pas perdus ; réessayez plus tard.

plus-settings-invitation = Connectez-vous pour voir vos paramètres
plus-settings-invitation-text = Ils appartiennent à votre compte et vous suivent dans chaque navigateur où vous vous connectez.
plus-settings-sign-in = Se connecter

plus-settings-account = Gérer le compte
plus-settings-email = Adresse e-mail
plus-settings-plan = Formule
plus-settings-plan-core = Core
plus-settings-plan-plus5 = Plus 5
plus-settings-plan-plus10 = Supporter 10
plus-settings-plan-month = { $plan }, paiement mensuel
plus-settings-plan-year = { $plan }, paiement annuel
plus-settings-practice = Mode test
plus-settings-practice-text = Mode test : aucun paiement réel n’est effectué.
plus-settings-given = Cette formule vous a été offerte. Vous n’avez rien à payer.
plus-settings-next-payment = Prochain paiement le { $date }
plus-settings-ends = Prend fin le { $date } et ne sera pas renouvelé
plus-settings-past-due = Votre dernier paiement a échoué. Mettez à jour votre moyen de paiement pour garder votre abonnement.
plus-settings-subscription-unknown = Impossible de charger votre abonnement.
plus-settings-manage = Gérer l’abonnement
plus-settings-upgrade = Passer à une formule supérieure
plus-settings-export = Vos collections
plus-settings-export-text = Tout ce que vous avez enregistré, avec vos notes, dans un fichier.
plus-settings-export-json = Télécharger en JSON
plus-settings-export-csv = Télécharger en CSV
plus-settings-export-html = Télécharger les marque-pages (HTML)
plus-settings-export-markdown = Télécharger en Markdown
plus-settings-playgrounds = Vos playgrounds
plus-settings-playgrounds-text = Tout le code que vous avez partagé par un lien court, dans un fichier.
plus-settings-playgrounds-download = Télécharger les playgrounds
plus-settings-sessions = Vos sessions
plus-settings-everywhere-name = Tous les appareils
plus-settings-everywhere = Se déconnecter partout
plus-settings-everywhere-text = Vous déconnecte de tous vos appareils.
plus-settings-everywhere-working = Déconnexion…
plus-settings-everywhere-done = Vous êtes déconnecté partout.

plus-settings-ads = Publicité
plus-settings-no-ads = Lire sans publicité
plus-settings-no-ads-text = Masque les publicités sur tous vos appareils, tant que dure votre abonnement.
plus-settings-no-ads-subscribe = La lecture sans publicité fait partie des formules payantes.
plus-settings-no-ads-link = S’abonner à { $plus }

plus-settings-ai-help = AI Help
plus-settings-history = Conserver l’historique de mes questions
plus-settings-history-text = Les questions et les réponses sont conservées six mois au plus. Vous seul pouvez les voir.
plus-settings-history-name = Historique
plus-settings-history-delete = Supprimer l’historique
plus-settings-history-delete-text = Supprime toutes vos questions et réponses.
plus-settings-history-confirm = Voulez-vous supprimer définitivement votre historique AI Help ?
plus-settings-history-deleting = Suppression…
plus-settings-history-deleted = Votre historique AI Help est supprimé.
plus-settings-history-absent = Vous n’avez pas d’historique AI Help : il n’y avait rien à supprimer.
plus-settings-unanswered = Laisser l’équipe lire les questions restées sans réponse
plus-settings-unanswered-text = Elles montrent ce qui manque à la documentation. Votre nom n’y figure pas.
plus-settings-conversations = Vos questions et réponses
plus-settings-conversations-text = Toutes les conversations avec AI Help, dans un fichier.
plus-settings-conversations-download = Télécharger les conversations

plus-settings-offline = Lecture hors ligne

plus-settings-updated = Rester informé
plus-settings-newsletter = M’envoyer la lettre d’information
plus-settings-newsletter-text = Les nouveautés de la plateforme web et de { $site }, par e-mail.
plus-settings-newsletter-unknown = Impossible de charger votre choix pour la lettre d’information.

plus-settings-delete = Supprimer le compte
plus-settings-delete-text = Supprime définitivement votre compte et toutes ses données.
plus-settings-gone = Au revoir
plus-settings-gone-text = Votre compte et toutes ses données ont été supprimés, et vous êtes déconnecté. Merci de nous avoir lus ; la documentation vous reste ouverte.
plus-settings-gone-home = Aller à la page d’accueil

plus-settings-started-waiting = Votre paiement est en cours de confirmation…
plus-settings-started = Bienvenue dans { $plan }
plus-settings-started-text = Vous avez maintenant accès à toutes les fonctionnalités de { $plan }.{ $ads ->
    [off] { " " }La publicité est désactivée ; vous pouvez la réactiver plus bas.
   *[other] { "" }
  }
plus-settings-started-late = Votre paiement n’est pas encore confirmé
plus-settings-started-late-text = Cela peut prendre quelques minutes. Votre formule apparaîtra ici dès la confirmation ; rien n’est perdu si vous quittez cette page.
plus-settings-canceled = Aucun abonnement n’a été souscrit
plus-settings-canceled-text = Vous avez quitté la page de paiement, et rien n’a été débité.
plus-settings-see-plans = Voir les formules
