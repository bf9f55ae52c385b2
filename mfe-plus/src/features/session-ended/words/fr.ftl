plus-session-ended = Votre session a pris fin. Rien n’est perdu : ce que vous avez saisi est toujours là. Reconnectez-vous dans un autre onglet, puis revenez et réessayez.
plus-session-too-old = Par sécurité, cette action exige une connexion récente. Rien n’est perdu : ce que vous avez saisi est toujours là. Reconnectez-vous dans un autre onglet, puis revenez et réessayez.
plus-session-sign-in = Se connecter
plus-call-again = Réessayer
plus-call-again-pending = Nouvel essai…
plus-call-error = Erreur : { $message }
plus-call-unanswered = Le site n’a pas répondu. Rien n’est perdu : vérifiez votre connexion et réessayez.
plus-call-kept = Rien n’est perdu.
