plus-import = Importer des collections
plus-import-text = Choisissez un fichier exporté depuis { $site }, des marque-pages exportés d’un navigateur (HTML), un fichier CSV de Raindrop ou une liste en Markdown. Seules les pages de ce site sont importées ; ce que vous avez déjà reste tel quel.
plus-import-file = Fichier
plus-import-into = Importer dans
plus-import-into-folders = Une collection par dossier
plus-import-check = Vérifier le fichier
plus-import-checking = Vérification…
plus-import-submit = Importer
plus-import-pending = Importation…
plus-import-done = Terminé
plus-import-missing = Veuillez choisir un fichier.
plus-import-unreadable = Ce fichier ne contient pas de collections ni de marque-pages lisibles.
plus-import-too-large = Ce fichier dépasse 4 Mo.
plus-import-too-many = Ce fichier contient plus de { $limit } pages de ce site, le maximum d’une importation.
plus-import-would-add = Nouvelles collections : { $collections }. Nouveaux articles : { $articles }. Rien n’a encore été importé.
plus-import-nothing = Ce fichier ne contient rien de nouveau à importer.
plus-import-added = { $collections ->
    [one] { $collections } collection importée
    [many] { $collections } de collections importées
   *[other] { $collections } collections importées
  }, { $articles ->
    [one] { $articles } article importé
    [many] { $articles } d’articles importés
   *[other] { $articles } articles importés
  }.
plus-import-exist = Déjà enregistrés : { $count }
plus-import-unknown = Hors de ce site : { $count }
plus-import-skipped-exists = est déjà dans { $collection }
plus-import-skipped-unknown = n’est pas une page de ce site ({ $collection })
plus-import-foreign = est une adresse d’un autre site
