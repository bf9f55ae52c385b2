plus-gaps-title = Lacunes du contenu
plus-gaps-note = Questions à AI Help restées sans réponse, les plus fréquentes d’abord. Leur texte n’apparaît que si les lecteurs l’ont permis.
plus-gaps-count = { $count ->
    [one] Une lacune
    [many] { $count } lacunes
   *[other] { $count } lacunes
  }
plus-gaps-none = Aucune lacune.
plus-gaps-untold = Questions dont le texte n’est pas partagé
plus-gaps-times = { $count ->
    [one] Demandé une fois
    [many] Demandé { $count } fois
   *[other] Demandé { $count } fois
  }
plus-gaps-last = dernière fois le { $date }
plus-gaps-settle = Retirer de la liste
plus-gaps-settle-of = Retirer de la liste : { $question }
plus-gaps-settled = Retiré de la liste.
plus-gaps-more = Afficher plus
plus-reports-title = Signalements de réponses
plus-reports-votes = Utile : { $helpful } · Pas utile : { $other }
plus-reports-count = { $count ->
    [one] Un signalement
    [many] { $count } signalements
   *[other] { $count } signalements
  }
plus-reports-none = Aucun signalement.
plus-reports-no-comment = Sans commentaire
plus-reports-conversation = { $count ->
    [one] Afficher la question et sa réponse
    [many] Afficher la conversation, { $count } questions
   *[other] Afficher la conversation, { $count } questions
  }
plus-reports-settle = Supprimer le signalement
plus-reports-settle-of = Supprimer le signalement du { $date } : { $comment }
plus-reports-settled = Le signalement a été supprimé.
