docs-title-feedback = Ce que disent les lecteurs
docs-title-play = Playground
docs-description-play = Écrivez du HTML, du CSS et du JavaScript, voyez aussitôt le résultat et partagez-le par un lien.
docs-title-translations = Traductions
docs-description-translations = Combien de pages existent dans chaque langue, et quel retard les traductions ont sur les pages anglaises.
docs-title-side-by-side = À côté de l’anglais
