visit-log-in-host = Connexion
visit-log-in-cover = Ce que vous enregistrez ici est sur tous vos appareils
visit-SIGN_IN_STALE = Cette connexion a expiré
visit-SIGN_IN_STALE-text = Elle a commencé il y a plus de 15 minutes ou dans un autre navigateur, ou a déjà servi. Recommencez.
visit-SIGN_IN_REFUSED = Vous n’êtes pas connecté
visit-SIGN_IN_REFUSED-text = La connexion a été annulée ou n’a pas abouti. Rien n’a changé ; vous pouvez recommencer.
visit-SIGN_IN_UNCONFIRMED = Confirmez d’abord votre e-mail
visit-SIGN_IN_UNCONFIRMED-text = Nous devons savoir que l’adresse est la vôtre. Suivez le lien du message envoyé, puis reconnectez-vous.
visit-SIGN_IN_SUSPENDED = Ce compte est suspendu
visit-SIGN_IN_SUSPENDED-text = Tout ce que vous avez enregistré est toujours là. Contactez l’assistance de ce site pour rouvrir le compte.
visit-SIGN_IN_MISSING = La connexion n’est pas disponible
visit-SIGN_IN_MISSING-text = Ce site est configuré sans comptes. Tout s’y lit sans compte.
visit-IDENTITY_AWAY = De retour dans un instant
visit-IDENTITY_AWAY-text = Le service des comptes ne répond pas. Rien n’est perdu ; réessayez dans un instant.
visit-DATABASE_AWAY = De retour dans un instant
visit-DATABASE_AWAY-text = Les comptes sont momentanément indisponibles. Rien n’est perdu ; réessayez dans un instant.
visit-DATABASE_FULL = Impossible d’enregistrer pour le moment
visit-DATABASE_FULL-text = Le site ne peut pas enregistrer de connexion en ce moment. Rien n’est perdu et vous pouvez continuer à lire ; réessayez plus tard.
visit-TOO_MANY_REQUESTS = Trop de tentatives
visit-TOO_MANY_REQUESTS-text = Il y a eu trop de tentatives de connexion d’ici. Patientez une minute, puis réessayez.
visit-other = Une erreur est survenue
visit-other-text = C’est notre faute, pas la vôtre. Réessayez dans un instant.
visit-code = Code
visit-error-id = Identifiant de l’erreur
visit-log-in-again = Se reconnecter
visit-go-to-site = Aller sur { $site }
visit-signed-out-host = Déconnexion
visit-signed-out-cover = Ce que vous enregistrez ici sera là à votre retour
visit-signed-out = Vous êtes déconnecté ici
visit-signed-out-text = Un instant : votre fournisseur de compte est prié de vous déconnecter aussi.
visit-signed-out-go-on = Continuer
visit-signed-out-back = Retour à { $site }
visit-subscription-host = Abonnement
visit-subscription-cover = Plus de ce que vous lisez ici
visit-PLAN_UNKNOWN = Cette formule n’existe pas
visit-PLAN_UNKNOWN-text = Le lien nomme une formule qui n’existe pas. Rien n’a été débité ; les formules sont sur le site.
visit-COUNTRY_UNSUPPORTED = Pas encore disponible dans votre pays
visit-COUNTRY_UNSUPPORTED-text = Les formules ne sont pas vendues dans votre pays. Tout ce qui est gratuit le reste.
visit-PAYMENTS_MISSING = Rien n’est vendu ici
visit-PAYMENTS_MISSING-text = Ce site est configuré sans paiements. Tout s’y lit sans formule.
visit-PAYMENTS_AWAY = De retour dans un instant
visit-PAYMENTS_AWAY-text = Le prestataire de paiement ne répond pas. Rien n’a été débité ; réessayez dans un instant.
visit-SUBSCRIPTION_GIVEN = Cette formule vous a été offerte
visit-SUBSCRIPTION_GIVEN-text = Vous ne payez rien, donc il n’y a rien à changer ni à résilier. Vous la gardez jusqu’à son retrait.
visit-CHECKOUT_CROWDED = C’était trop à la fois
visit-CHECKOUT_CROWDED-text = Plusieurs paiements ont commencé en même temps. Rien n’a été débité ; choisissez à nouveau une formule.
visit-INPUT_INVALID = Ce lien est incomplet
visit-INPUT_INVALID-text = Nous n’avons pas pu lire l’adresse. Rien n’a été débité ; choisissez une formule sur le site.
visit-newsletter-host = Lettre d’information
visit-newsletter-cover = Les nouveautés, dans votre boîte de réception
visit-newsletter-confirm = Confirmez votre adresse
visit-newsletter-confirm-text = La lettre d’information de { $site } sera envoyée à { $email } dès que vous aurez confirmé l’adresse.
visit-newsletter-confirm-button = Confirmer
visit-newsletter-leave = Se désinscrire de la lettre d’information ?
visit-newsletter-leave-text = La lettre d’information de { $site } est envoyée à { $email }.
visit-newsletter-unsubscribe = Se désinscrire
visit-newsletter-confirmed = Votre adresse est confirmée
visit-newsletter-confirmed-text = Le prochain numéro sera envoyé à { $email }.
visit-newsletter-left = Vous êtes désinscrit
visit-newsletter-left-text = { $email } n’est plus sur la liste.
visit-NEWSLETTER_LINK_UNKNOWN = Ce lien n’est plus valable
visit-NEWSLETTER_LINK_UNKNOWN-text = L’adresse n’est pas sur la liste de la lettre d’information : elle a été retirée ou n’a jamais été confirmée. Vous n’avez plus rien à faire.
visit-newsletter-mail-subject = Confirmez votre inscription à la lettre d’information de { $site }
visit-newsletter-mail-text =
    Quelqu’un (probablement vous) a inscrit cette adresse à la lettre d’information de { $site }. Suivez le lien pour la confirmer ou la retirer, maintenant ou plus tard.

    Si ce n’était pas vous, ne faites rien : sans votre confirmation, aucune lettre n’est envoyée et l’adresse est effacée au bout de 30 jours.
visit-newsletter-mail-link = Confirmer ou se désinscrire
visit-feedback-host = Votre avis
visit-feedback-cover = Chaque réponse améliore une page
visit-feedback-400 = Votre réponse était incomplète
visit-feedback-400-text = Revenez à la page, choisissez une raison et envoyez-la de nouveau.
visit-feedback-404 = Cette page n’existe pas
visit-feedback-404-text = La page que concerne votre réponse n’est plus sur ce site.
visit-feedback-503 = Votre réponse n’a pas pu être enregistrée
visit-feedback-503-text = C’est notre faute, pas la vôtre, et seule la réponse est perdue. Revenez à la page et envoyez-la de nouveau dans un instant.
visit-playground-hidden-subject = Votre playground sur { $site } est masqué
visit-playground-hidden-text =
    L’équipe a examiné votre playground « { $title } » après un signalement et l’a masqué aux autres lecteurs. Le motif :

    { $reason }

    Vous pouvez toujours l’ouvrir, copier son code ou le supprimer.
visit-playground-restored-subject = Votre playground sur { $site } est de nouveau visible
visit-playground-restored-text =
    L’équipe a réexaminé votre playground « { $title } ». Son lien fonctionne de nouveau pour tout le monde. Le motif :

    { $reason }
visit-playground-link = Ouvrir le playground
visit-digest-host = Résumé
visit-digest-cover = Prévenu quand cela change, et seulement alors
visit-digest-leave = Arrêter le résumé ?
visit-digest-leave-text = { $site } informe { $email } par e-mail de ce qui arrive à ce que vous suivez. Vous continuez à suivre et le voyez sur le site.
visit-digest-stop = Arrêter le résumé
visit-digest-left = Le résumé est arrêté
visit-digest-left-text = { $email } n’en recevra plus. Vous pouvez le réactiver dans vos paramètres.
visit-DIGEST_LINK_UNKNOWN = Ce lien n’est plus valable
visit-DIGEST_LINK_UNKNOWN-text = Le compte auquel il appartient a été supprimé, ou une partie de l’adresse manque. Vous n’avez plus rien à faire.
visit-digest-subject-pages = { $count ->
    [one] { $count } page modifiée
    [many] { $count } de pages modifiées
   *[other] { $count } pages modifiées
  }
visit-digest-subject-features = { $count ->
    [one] du nouveau pour { $count } fonctionnalité
    [many] du nouveau pour { $count } de fonctionnalités
   *[other] du nouveau pour { $count } fonctionnalités
  }
visit-digest-subject-both = { $pages }, { $features }
visit-digest-list = Dans votre liste
visit-digest-more = { $count ->
    [one] Et { $count } de plus, sur le site.
    [many] Et { $count } de plus, sur le site.
   *[other] Et { $count } de plus, sur le site.
  }
visit-digest-all = Voir toutes les nouveautés
visit-digest-why-daily = { $count ->
    [one] Vous recevez ce message les jours où quelque chose a changé, parce que vous suivez { $count } élément sur { $site }.
    [many] Vous recevez ce message les jours où quelque chose a changé, parce que vous suivez { $count } d’éléments sur { $site }.
   *[other] Vous recevez ce message les jours où quelque chose a changé, parce que vous suivez { $count } éléments sur { $site }.
  }
visit-digest-why-weekly = { $count ->
    [one] Vous recevez ce message le lundi si quelque chose a changé, parce que vous suivez { $count } élément sur { $site }.
    [many] Vous recevez ce message le lundi si quelque chose a changé, parce que vous suivez { $count } d’éléments sur { $site }.
   *[other] Vous recevez ce message le lundi si quelque chose a changé, parce que vous suivez { $count } éléments sur { $site }.
  }
visit-digest-change = Modifier ces envois
visit-digest-edited = La page a été modifiée.
visit-digest-added = { $count ->
    [one] { $releases } la propose.
    [many] { $releases } la proposent.
   *[other] { $releases } la proposent.
  }
visit-digest-removed = { $count ->
    [one] { $releases } ne l’a plus.
    [many] { $releases } ne l’ont plus.
   *[other] { $releases } ne l’ont plus.
  }
visit-digest-state-newly = Récemment disponible
visit-digest-newly = Elle fonctionne dans les dernières versions de tous les grands navigateurs.
visit-digest-state-widely = Largement disponible
visit-digest-widely = Tous les grands navigateurs l’ont depuis deux ans et demi.
visit-digest-state-regressed = Plus dans Baseline
visit-digest-regressed = Elle ne fonctionne plus dans tous les grands navigateurs.
visit-digest-state-discouraged = Déconseillée
visit-digest-discouraged = Mieux vaut s’en passer dans du nouveau code.
visit-grade-subject = { $host } : note { $grade } au lieu de { $from }
visit-grade-text = Les en-têtes de sécurité de { $host } avaient la note { $from } dans le HTTP Observatory. La dernière analyse leur donne { $grade }.
visit-grade-link = Voir le rapport
visit-grade-why = Vous recevez ce message parce que vous suivez { $host } sur { $site }. Il n’arrive que lorsque la note baisse.
visit-grade-change = Modifier ce que vous suivez
