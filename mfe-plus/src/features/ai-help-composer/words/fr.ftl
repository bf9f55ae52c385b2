plus-ask-label = Votre question
plus-ask-placeholder = Posez une question sur HTML, CSS, JavaScript ou toute autre partie de la plateforme web
plus-ask-follow-up = Poser une autre question
plus-ask-ask = Poser la question
plus-ask-stop = Arrêter la réponse
plus-ask-key-ask = envoyer
plus-ask-key-line = nouvelle ligne
plus-ask-key-shift = Maj
plus-ask-about = Les réponses viennent des pages et des données de ce site.
plus-ask-about-model = Les faits viennent des données ; un modèle écrit le reste.
plus-ask-how = Comment ça marche
plus-ask-left = { $count ->
    [one] Il reste un caractère
    [many] Il reste { $number } caractères
   *[other] Il reste { $number } caractères
  }
plus-ask-too-long = { $count ->
    [one] Un caractère de trop
    [many] { $number } caractères de trop
   *[other] { $number } caractères de trop
  }
plus-ask-offline = Vous êtes hors ligne. Ce qui est affiché reste lisible ; pour poser une question, il faut une connexion.
plus-ask-offline-short = Vous êtes hors ligne.
plus-ask-failed-no-answer = Aucune réponse n’est arrivée. Votre question est toujours là.
plus-ask-failed-lost = La connexion a été perdue avant que la réponse ne soit complète.
plus-ask-failed-failed = Un problème est survenu sur ce site. Votre question n’a pas été décomptée ; réessayez dans une minute.
plus-ask-failed-cut = La réponse a été coupée avant d’être complète. Votre question n’a pas été décomptée ; réessayez dans une minute.
plus-ask-failed-not-ready = L’index de recherche de ce site est encore en cours de création. Votre question n’a pas été décomptée ; réessayez dans une minute.
plus-ask-failed-quota = Vous avez utilisé vos questions du jour. Celle-ci n’a pas été décomptée ; reposez-la quand vous en aurez de nouvelles.
plus-ask-failed-off = AI Help est désactivé sur ce site. Votre question n’a pas été décomptée.
plus-ask-failed-busy = Trop de questions sont traitées en ce moment. La vôtre n’a pas été décomptée ; réessayez dans une minute.
plus-ask-failed-flagged = Un contrôle automatique a bloqué votre question. Elle a été décomptée. Reformulez-la.
plus-ask-failed-too-much = C’est trop pour une seule réponse. Raccourcissez votre question ou commencez-en une nouvelle. Elle n’a pas été décomptée.
plus-ask-failed-full = Cette conversation est pleine. Commencez-en une nouvelle. Votre question n’a pas été décomptée.
plus-ask-failed-refused = Le site ne peut pas répondre à cette question telle quelle. Elle n’a pas été décomptée.
plus-ask-again = Réessayer
plus-ask-quota-name = Questions restantes
plus-ask-quota = Il en reste { $remaining } sur { $limit } aujourd’hui
plus-ask-quota-until = renouvelées à { $time }
plus-ask-quota-more = Sans limite avec Plus
plus-ask-spent = Vous avez utilisé vos questions du jour
plus-ask-spent-until = Vous en aurez { $limit } nouvelles à { $time }. Avec Plus, il n’y a pas de limite.
plus-ask-spent-today = Vous en aurez de nouvelles à minuit UTC. Avec Plus, il n’y a pas de limite.
plus-ask-spent-draft = Il ne vous reste plus de question aujourd’hui. Votre texte reste ici.
plus-ask-see-plans = Voir les formules
