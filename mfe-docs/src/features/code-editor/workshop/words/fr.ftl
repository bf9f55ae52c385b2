### Chunk: editor-words

### The editor of the Playground.

docs-editor-leave = Échap puis Tab pour quitter l’éditeur
docs-editor-place = Ligne { $line }, colonne { $column }
docs-editor-problems = { $count ->
    [one] { $count } problème
    [many] { $count } de problèmes
   *[other] { $count } problèmes
  }
docs-editor-format = Formater
docs-editor-formatting = Formatage…
docs-editor-formatted = Code formaté.
docs-editor-not-formatted = Code inchangé : la ligne { $line } contient une erreur de syntaxe.
docs-editor-format-away = Le code n’a pas pu être formaté. Vérifiez votre connexion et réessayez.
docs-editor-unexpected = Inattendu : { $text }
docs-editor-missing = Il manque quelque chose ici.
docs-editor-unclosed = <{ $tag }> n’est jamais fermé.
docs-editor-stray = { $tag } ne ferme aucun élément ouvert.
docs-editor-high = Largement disponible
docs-editor-low = Récemment disponible
docs-editor-limited = Disponibilité limitée
docs-editor-completions = Suggestions
docs-editor-diagnostics = Problèmes
docs-editor-find = Rechercher
docs-editor-replace = Remplacer par
docs-editor-next = Suivant
docs-editor-previous = Précédent
docs-editor-all = Tout sélectionner
docs-editor-case = Respecter la casse
docs-editor-regexp = Expression régulière
docs-editor-words = Mots entiers
docs-editor-replace-one = Remplacer
docs-editor-replace-all = Tout remplacer
docs-editor-replaced = { $count } occurrences remplacées
docs-editor-replaced-line = Occurrence de la ligne { $line } remplacée
docs-editor-close = Fermer
docs-editor-match = Occurrence actuelle
docs-editor-on-line = à la ligne
docs-editor-go-to-line = Aller à la ligne
docs-editor-go = Aller
docs-editor-fold-line = Replier
docs-editor-unfold = Déplier
docs-editor-folded = Lignes repliées
docs-editor-unfolded = Lignes dépliées
docs-editor-to = à
docs-editor-folded-code = Code replié
docs-editor-control = Caractère de contrôle
docs-editor-deleted = Sélection supprimée
