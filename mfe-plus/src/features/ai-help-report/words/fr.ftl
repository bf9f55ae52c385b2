plus-report-title = Signaler cette réponse
plus-report-comment = Qu’est-ce qui ne va pas ?
plus-report-whole = { $count ->
    [one] Envoyer aussi la question et sa réponse
    [many] Envoyer aussi toute la conversation, les { $count } questions et leurs réponses
   *[other] Envoyer aussi toute la conversation, les { $count } questions et leurs réponses
  }
plus-report-what = Afficher ce qui est envoyé
plus-report-note = Les signalements sont lus par les personnes qui gèrent ce site. Votre nom et votre adresse e-mail ne sont pas envoyés.
plus-report-cancel = Annuler
plus-report-send = Envoyer le signalement
plus-report-sending = Envoi…
plus-report-thanks = Merci. Votre signalement a été envoyé.
