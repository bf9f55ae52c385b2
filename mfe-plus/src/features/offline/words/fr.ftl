plus-offline-looking = Vérification de ce qui se trouve sur cet appareil…
plus-offline-areas = Domaines à conserver sur cet appareil
plus-offline-unsupported = Ce navigateur ne peut pas conserver de pages pour la lecture hors ligne
plus-offline-unsupported-text = La lecture hors ligne nécessite HTTPS et un navigateur à jour ; certains navigateurs ne la permettent pas en navigation privée. Réessayez dans une fenêtre normale d’un navigateur récent.
plus-offline-subscribe = Conservez des domaines entiers de la documentation sur votre appareil et lisez-les sans réseau. La lecture hors ligne fait partie des formules payantes.
plus-offline-subscribe-link = S’abonner à { $plus }

plus-offline-area-html = HTML
plus-offline-area-css = CSS
plus-offline-area-javascript = JavaScript
plus-offline-area-http = HTTP
plus-offline-area-accessibility = Accessibilité
plus-offline-area-svg-mathml = SVG et MathML
plus-offline-area-webassembly = WebAssembly
plus-offline-area-api-documents = API web : documents et évènements
plus-offline-area-api-graphics = API web : graphismes
plus-offline-area-api-media = API web : audio et vidéo
plus-offline-area-api-network = API web : réseau et stockage
plus-offline-area-api-system = API web : appareils et système
plus-offline-area-learn = Apprentissage et cursus
plus-offline-area-webextensions = Extensions de navigateur
plus-offline-area-glossary = Glossaire
plus-offline-area-guides = Autres guides
plus-offline-area-site = Pages du site lui-même

plus-offline-pages = { $count ->
    [one] { $count } page
    [many] { $count } de pages
   *[other] { $count } pages
  }
plus-offline-state-absent = Absent de cet appareil
plus-offline-state-waiting = En attente
plus-offline-state-download = Téléchargement
plus-offline-state-unpack = Vérification…
plus-offline-state-ready = Sur cet appareil
plus-offline-state-update = Mise à jour, { $size }
plus-offline-state-paused = En pause
plus-offline-state-failed = Échec du téléchargement
plus-offline-came = { $came } sur { $total }
plus-offline-left = { $rate }/s · encore { $seconds } s
plus-offline-left-unsure = Estimation du temps restant…
plus-offline-pause = Suspendre
plus-offline-resume = Reprendre
plus-offline-update = Mettre à jour
plus-offline-again = Réessayer
plus-offline-remove = Retirer
plus-offline-remove-area = Retirer { $area }

plus-offline-prefer-online = Préférer le contenu en ligne
plus-offline-prefer-online-text = Si cette option est activée, les pages viennent du site tant que vous êtes en ligne. Sinon, celles qui sont sur cet appareil s’ouvrent d’ici, même avec du réseau.
plus-offline-auto = Mettre à jour automatiquement
plus-offline-auto-text = Recherche les changements une fois par heure tant que le site est ouvert et ne télécharge que ce qui a changé.

plus-offline-storage = Stockage
plus-offline-storage-here = { $here } sur cet appareil
plus-offline-storage-going = { $here } sur cet appareil, { $later } à la fin
plus-offline-to-come = Reste à télécharger
plus-offline-kept = Ce navigateur autorise environ { $quota } et s’est engagé à conserver ces pages.
plus-offline-not-kept = Ce navigateur autorise environ { $quota } et peut supprimer ces pages si l’espace vient à manquer.
plus-offline-persist = Lui demander de les conserver
plus-offline-clear = Retirer toutes les pages hors ligne
plus-offline-clear-confirm = Retirer toutes les pages conservées sur cet appareil ? Vous pourrez les télécharger de nouveau à tout moment.
plus-offline-history = Historique des états

plus-offline-problem = Lecture hors ligne
plus-offline-pack-no-room = Il n’y a pas assez d’espace pour { $pack }. Choisissez moins de domaines ou libérez de l’espace sur votre appareil, puis réessayez. Les pages déjà présentes sur cet appareil restent lisibles.
plus-offline-pack-tampered = Le téléchargement de { $pack } ne correspond pas à ce qui a été publié et a été écarté. Les pages déjà présentes sur cet appareil restent lisibles.
plus-offline-pack-truncated = Le téléchargement de { $pack } est incomplet. Les pages déjà présentes sur cet appareil restent lisibles.
plus-offline-pack-reordered = Le téléchargement de { $pack } a été mal assemblé et a été écarté. Les pages déjà présentes sur cet appareil restent lisibles.
plus-offline-pack-unsigned = Le téléchargement de { $pack } n’est signé par personne à qui ce site fait confiance et a été écarté. Les pages déjà présentes sur cet appareil restent lisibles.
plus-offline-pack-keys-unusable = Ce navigateur ne peut pas vérifier qui a publié les fichiers. Mettez-le à jour pour lire hors ligne.
plus-offline-packs-not-ready = Les fichiers pour la lecture hors ligne sont encore en préparation ({ $percent } % pour l’instant). Réessayez dans une minute.
plus-offline-packs-off = Ce site ne propose pas de fichiers pour la lecture hors ligne.
plus-offline-offline-file-missing = Un élément nécessaire à la lecture hors ligne n’a pas pu être téléchargé. Vérifiez votre connexion et réessayez.
plus-offline-offline-failed = Un problème est survenu avec la lecture hors ligne. Réessayez. S’il persiste, rechargez la page.
plus-offline-files = Aucun abonnement n’est nécessaire pour télécharger des fichiers : au bas des pages de la documentation, vous pouvez obtenir toute leur section sous forme de fichier ZIP, de livre EPUB ou de docset.
