### Where the code of the Playground comes from.

docs-open-title = Ouvrir
docs-open-close = Fermer
docs-open-files = Depuis un fichier
docs-open-files-text = Déposez un fichier ZIP, HTML, CSS ou JavaScript n’importe où sur cette page, ou choisissez-en un. Il est lu sur votre appareil et n’est envoyé nulle part.
docs-open-choose = Choisir un fichier
docs-open-opened = « { $name } » est ouvert. Appuyez sur Exécuter pour le lancer.
docs-open-left-out = { $count ->
    [0] Laissé de côté : { $names }.
    [one] Laissé de côté : { $names } et { $count } autre.
    [many] Laissé de côté : { $names } et { $count } autres.
   *[other] Laissé de côté : { $names } et { $count } autres.
  }
docs-open-unchanged = Votre code n’a pas changé.
docs-open-problem-too-large = « { $file } » est trop volumineux. Une page peut avoir jusqu’à 1 Mo, un fichier ZIP jusqu’à 20 Mo.
docs-open-problem-not-code = « { $file } » n’est pas un fichier ZIP, HTML, CSS ou JavaScript.
docs-open-problem-broken-zip = « { $file } » est endommagé ou n’est pas un fichier ZIP.
docs-open-problem-encrypted = « { $file } » est protégé par un mot de passe. Décompressez-le et ouvrez les fichiers.
docs-open-problem-unknown-zip = « { $file } » est compressé d’une manière que cette page ne sait pas lire. Décompressez-le et ouvrez les fichiers.
docs-open-problem-bomb = « { $file } » contient plus de 1 Mo de code une fois décompressé.
docs-open-problem-binary = « { $file } » n’est pas du texte en UTF-8.
docs-open-problem-no-html = « { $file } » ne contient aucun fichier HTML.
docs-open-problem-unreadable = « { $file } » n’a pas pu être lu. Si c’est un dossier, choisissez les fichiers qu’il contient.
docs-open-templates = Depuis un modèle
docs-start-title = Partez de quelque chose qui fonctionne
docs-start-text = Choisissez un modèle, écrivez votre propre code ou déposez un fichier ici.
docs-start-coming = Le résultat s’affichera ici une fois le code chargé.
docs-template-opened = « { $name } » est ouvert. Changez ce que vous voulez.
docs-template-document = Un document
docs-template-document-text = Titre, texte et image, avec de bons réglages par défaut.
docs-template-flexbox = Mise en page flexbox
docs-template-flexbox-text = Une rangée de cartes qui passe à la ligne et se partage l’espace.
docs-template-grid = Mise en page grid
docs-template-grid-text = Des zones nommées qui changent selon la largeur.
docs-template-form = Formulaire avec validation
docs-template-form-text = Libellés et erreurs, sans bibliothèque.
docs-template-canvas = Animation canvas
docs-template-canvas-text = Une boucle de dessin que l’on peut mettre en pause.
docs-template-fetch = Liste avec Fetch
docs-template-fetch-text = Chargement, liste vide et erreur : les trois cas.
docs-kept-title = Sur cet appareil
docs-kept-text = { $count } sur { $most }, dans ce navigateur uniquement. Quand la liste est pleine, le plus ancien disparaît.
docs-kept-untitled = Sans titre
docs-kept-opened = « { $name } » est ouvert.
docs-kept-rename = Renommer { $name }
docs-kept-delete-named = Supprimer { $name }
docs-kept-name = Nom
docs-kept-save = Enregistrer
docs-kept-cancel = Annuler
docs-kept-delete-question = Supprimer « { $name } » de cet appareil ?
docs-kept-delete = Supprimer
docs-kept-full = Le nom n’a pas pu être enregistré : il n’y a plus de place sur cet appareil. Supprimez un playground, puis réessayez.
