### Chunk: docs-survey-words

### A survey between the title of a document and its text.

docs-survey-thanks = Merci ! Vos réponses ont été envoyées.
docs-survey-previewed = C’était un aperçu : vos réponses n’ont pas été envoyées.
docs-survey-dismiss = Masquer ce sondage
docs-survey-unsent = Vos réponses n’ont pas été envoyées. Appuyez de nouveau pour masquer ce sondage et les abandonner.
docs-survey-preview = Ceci est un aperçu : rien n’est compté ni conservé.
docs-survey-loading = Chargement du formulaire…
docs-survey-late = Le formulaire met longtemps à se charger. Vous pouvez aussi l’ouvrir dans un nouvel onglet.
docs-survey-new-tab = Ouvrir le formulaire dans un nouvel onglet
docs-survey-privacy = Vos réponses sont conservées avec la date du jour, sans votre nom, votre compte ni votre adresse IP.
docs-survey-send = Envoyer
docs-survey-sending = Envoi…
docs-survey-counter = { $length } caractères sur { $limit }
docs-survey-problem-empty = Répondez à au moins une question.
docs-survey-problem-long = Une réponse est trop longue. Raccourcissez-la, puis renvoyez le formulaire.
docs-survey-problem-closed = Ce sondage n’accepte plus ces réponses. Il est peut-être terminé ou a été modifié.
docs-survey-problem-failed = Vos réponses n’ont pas pu être envoyées. Elles sont toujours là : réessayez dans un instant.
