plus-ask-label = Votre question
plus-ask-placeholder = Posez une question sur HTML, CSS, JavaScript ou toute autre partie de la plateforme web
plus-ask-follow-up = Poser une autre question
plus-ask-ask = Demander
plus-ask-stop = Arrêter la réponse
plus-ask-key-ask = demander
plus-ask-key-line = nouvelle ligne
plus-ask-key-shift = Maj
plus-ask-about = Les réponses viennent des pages de ce site.
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
plus-ask-offline = Vous êtes hors ligne. Ce qui a été lu reste ici ; pour poser une question, il faut une connexion.
plus-ask-failed-no-answer = Aucune réponse n’est arrivée. Votre question n’a pas été décomptée.
plus-ask-failed-busy = Trop de questions sont en cours. La vôtre n’a pas été décomptée ; reposez-la dans une minute.
plus-ask-failed-flagged = Votre question a été retenue par le contrôle des questions. Elle a été décomptée. Essayez avec d’autres mots.
plus-ask-failed-too-much = C’est plus que ce à quoi on peut répondre en une fois. Raccourcissez votre question ou commencez-en une nouvelle. Elle n’a pas été décomptée.
plus-ask-failed-full = Cette conversation ne peut plus recevoir de questions. Commencez-en une nouvelle. Votre question n’a pas été décomptée.
plus-ask-failed-gone = Cette conversation a été supprimée ailleurs. Commencez une nouvelle question.
plus-ask-failed-refused = Le site ne peut pas répondre à cette demande. Votre question n’a pas été décomptée.
plus-ask-again = Réessayer
plus-ask-quota-name = Questions restantes
plus-ask-quota = Encore { $remaining } sur { $limit } aujourd’hui
plus-ask-quota-until = jusqu’à { $time }
plus-ask-quota-more = Sans limite avec Plus
plus-ask-spent = Toutes les questions du jour sont posées
plus-ask-spent-until = Vous en aurez { $limit } nouvelles à { $time }. Avec Plus, il n’y a pas de limite.
plus-ask-spent-today = Vous en aurez de nouvelles demain. Avec Plus, il n’y a pas de limite.
plus-ask-see-plans = Voir les offres
