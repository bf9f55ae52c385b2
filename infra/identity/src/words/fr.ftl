identity-host = Comptes
identity-cover = Une place à vous sur l’étagère
identity-cover-save = Enregistrez des pages, avec une note qui dit pourquoi
identity-cover-collect = Rangez-les dans des collections
identity-cover-devices = Retrouvez-les sur tous vos appareils
identity-local = Exécution locale : ces comptes restent sur cet ordinateur.

identity-email = E-mail
identity-email-flaw = Saisissez une adresse complète, comme nom@example.org.
identity-password = Mot de passe
identity-password-missing = Saisissez votre mot de passe.
identity-password-hint = Au moins { $least } caractères. Quelques mots au hasard se retiennent facilement.
identity-password-short = Utilisez au moins { $least } caractères.
identity-password-long = Utilisez au plus { $most } caractères.
identity-password-common = Ce mot de passe est trop courant. Choisissez-en un autre.
identity-new-password = Nouveau mot de passe
identity-current = Mot de passe actuel
identity-current-wrong = Ce n’est pas votre mot de passe.
identity-show = Afficher
identity-show-label = Afficher le mot de passe
identity-hide = Masquer
identity-hide-label = Masquer le mot de passe
identity-error-title = Erreur : { $title }
identity-attempts = Trop de tentatives
identity-attempts-wait = { $minutes ->
    [one] Patientez une minute, puis réessayez.
    [many] Patientez { $minutes } de minutes, puis réessayez.
   *[other] Patientez { $minutes } minutes, puis réessayez.
  }
identity-go-to-site = Aller sur { $site }

identity-log-in = Se connecter
identity-log-in-site = pour continuer vers { $site }
identity-log-in-own = pour gérer votre compte
identity-log-in-forgot = Mot de passe oublié ?
identity-log-in-mismatch = E-mail ou mot de passe incorrect
identity-log-in-mismatch-text = Si vous venez de vous inscrire, confirmez d’abord votre e-mail.
identity-log-in-new = Nouveau ici ?
identity-log-in-sign-up = S’inscrire

identity-step = { $step } sur { $steps }
identity-sign-up = Créer un compte
identity-sign-up-lede = Gratuit, et sans donner de nom.
identity-sign-up-known = Vous avez déjà un compte ?
identity-sign-up-submit = Créer le compte

identity-mail-sent = Consultez vos e-mails
identity-mail-sent-to = Nous avons envoyé un message à { $email }.
identity-mail-sent-confirm = Suivez son lien pour confirmer votre e-mail, et vous êtes connecté.
identity-mail-sent-reset = Suivez son lien pour choisir un nouveau mot de passe.
identity-mail-sent-change = Suivez son lien pour utiliser cette adresse pour votre compte. D’ici là, l’ancienne reste.
identity-mail-sent-again = Nous l’avons renvoyé.
identity-mail-practice = Exécution d’essai
identity-mail-practice-text = Aucun message ne quitte cet ordinateur.
identity-mail-practice-open = Ouvrir la boîte d’essai
identity-mail-nothing = Rien reçu ? Regardez dans les indésirables ou réessayez.
identity-mail-again = Renvoyer
identity-mail-other = Utiliser une autre adresse
identity-mail-missing = Indisponible ici
identity-mail-missing-title = L’e-mail n’est pas configuré
identity-mail-missing-text = Il faut pour cela un message à votre adresse, et ce serveur ne peut pas en envoyer. La personne qui administre ce site peut configurer l’e-mail.

identity-confirm = Confirmez votre e-mail
identity-confirm-lede = Saisissez votre mot de passe pour confirmer { $email }.
identity-confirm-submit = Confirmer et se connecter
identity-confirm-missing = Saisissez le mot de passe que vous avez choisi.
identity-confirm-wrong = Ce n’est pas le mot de passe de ce compte
identity-confirm-wrong-text = Si vous n’avez pas créé ce compte, fermez cette page. Sans le mot de passe, personne ne peut l’utiliser.
identity-link-used = Ce lien a déjà été utilisé
identity-link-used-text = Un lien sert une fois et expire. Si vous l’avez utilisé, connectez-vous ; sinon, demandez un autre message.

identity-forgot = Mot de passe oublié ?
identity-forgot-lede = Nous vous enverrons par e-mail un lien pour en choisir un nouveau.
identity-forgot-submit = Envoyer le lien
identity-forgot-back = Il vous est revenu ?
identity-reset = Choisissez un nouveau mot de passe
identity-reset-lede = Pour { $email }. L’enregistrer vous déconnecte de tous vos appareils.
identity-reset-submit = Enregistrer et se connecter

identity-account = Votre compte
identity-account-lede = Il vous sert à vous connecter à { $site }. Ce que vous y lisez et y enregistrez n’est pas connu ici.
identity-account-since = Membre depuis
identity-account-password-set = Dernier changement du mot de passe
identity-account-go = Continuer vers { $site }
identity-account-change = Modifier
identity-account-demo = Un compte de démonstration
identity-account-demo-text = Il montre ce qu’offre une formule. Son e-mail et son mot de passe ne changent pas, car tous ceux qui l’essaient les partagent.
identity-account-done-password = Votre mot de passe a été changé
identity-account-done-password-text = Vous avez été déconnecté de tous les autres appareils, et du site dans ce navigateur.
identity-account-done-address = Votre e-mail a été changé
identity-account-done-address-text = Connectez-vous désormais avec celui-ci.
identity-sign-out = Se déconnecter
identity-sign-out-text = Dans ce navigateur. Sur { $site }, la déconnexion se fait à part.
identity-back-to-account = Retour à votre compte

identity-change-password = Changer le mot de passe
identity-change-password-lede = Vous restez connecté à votre compte ici. Vous serez déconnecté de tous les autres appareils, et du site dans ce navigateur.
identity-change-address = Changer l’e-mail
identity-change-address-lede = C’est { $email } pour l’instant. Un message à la nouvelle adresse la confirme.
identity-change-address-submit = Envoyer le message
identity-new-address = Nouvel e-mail
identity-same-address = C’est déjà votre e-mail.
identity-use-address = Utiliser cette adresse ?
identity-use-address-lede = { $email } devient l’e-mail de votre compte. Vous vous connectez désormais avec lui.
identity-use-address-submit = Utiliser cette adresse
identity-delete = Supprimer le compte
identity-delete-lede = Supprime définitivement le compte et tout ce que { $site } garde pour vous : collections, notes, paramètres et abonnement en cours.
identity-delete-submit = Supprimer définitivement
identity-deleted = Votre compte est supprimé
identity-deleted-note = Il ne reste rien ici
identity-deleted-text = { $site } en est averti et supprime ce qu’il gardait pour vous.

identity-sign-out-title = Se déconnecter ?
identity-sign-out-lede = { $site } demandera votre mot de passe la prochaine fois.
identity-stay = Rester connecté
identity-signed-out = Vous êtes déconnecté
identity-signed-out-text = Ce que vous avez enregistré sur { $site } sera là à votre retour.

identity-ended = Veuillez recommencer
identity-ended-text = Cette connexion a pris trop de temps ou a commencé dans un autre navigateur. Recommencez depuis le site.
identity-foreign = Ne vient pas de ce site
identity-foreign-text = Ces comptes sont ceux d’un seul site, et la requête n’en venait pas.

identity-inbox = Boîte d’essai
identity-inbox-lede = Messages que { $site } aurait envoyés. Ils sont gardés une semaine sur cet ordinateur et ne partent jamais.
identity-inbox-to = À { $email }
identity-inbox-plain = Texte brut
identity-inbox-empty = Pas encore de message
identity-inbox-empty-text = Créez un compte ou demandez un nouveau mot de passe, puis rechargez cette page.

identity-mail-confirm-subject = Confirmez votre e-mail pour { $site }
identity-mail-confirm-text =
    Quelqu’un (probablement vous) a créé un compte sur { $site } avec cette adresse. Le lien ci-dessous la confirme. Il sert une fois et expire dans 24 heures.

    Si ce n’était pas vous, ne faites rien : sans le lien, il n’y a pas de compte.
identity-mail-confirm-link = Confirmer l’e-mail
identity-mail-registered-already-subject = Vous avez déjà un compte sur { $site }
identity-mail-registered-already-text =
    Quelqu’un (probablement vous) a essayé de créer un compte sur { $site } avec cette adresse. Il y en a déjà un, et rien n’a été changé.

    Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau.
identity-mail-registered-already-link = Choisir un nouveau mot de passe
identity-mail-reset-subject = Un nouveau mot de passe pour { $site }
identity-mail-reset-text =
    Quelqu’un (probablement vous) a demandé un nouveau mot de passe sur { $site }. Le lien ci-dessous vous permet de le choisir. Il sert une fois et expire dans une heure.

    Si ce n’était pas vous, ne faites rien : votre mot de passe reste tel quel.
identity-mail-reset-link = Choisir un nouveau mot de passe
identity-mail-no-account-subject = Pas de compte sur { $site } avec cette adresse
identity-mail-no-account-text =
    Quelqu’un (probablement vous) a demandé un nouveau mot de passe sur { $site }. Il n’y a pas de compte avec cette adresse. Vous en avez peut-être utilisé une autre.

    Si ce n’était pas vous, ne faites rien.
identity-mail-no-account-link = Créer un compte
identity-mail-change-address-subject = Confirmez votre nouvel e-mail pour { $site }
identity-mail-change-address-text =
    Le lien ci-dessous fait de cette adresse l’e-mail de votre compte sur { $site }. Il sert une fois et expire dans 24 heures.

    Si vous n’avez rien demandé, ne faites rien.
identity-mail-change-address-link = Utiliser cette adresse
identity-mail-address-taken-subject = Vous avez déjà un compte sur { $site }
identity-mail-address-taken-text = Quelqu’un (probablement vous) a essayé d’utiliser cette adresse pour un autre compte sur { $site }. Elle appartient déjà à un compte, et rien n’a été changé.
identity-mail-address-changed-subject = L’e-mail de votre compte sur { $site } a été changé
identity-mail-address-changed-text = C’est désormais { $email }. Si ce n’était pas vous, choisissez-y un nouveau mot de passe et contactez l’assistance de { $site }.
identity-mail-password-changed-subject = Votre mot de passe pour { $site } a été changé
identity-mail-password-changed-text = Vos autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.
identity-mail-password-changed-link = Choisir un nouveau mot de passe
