docs-title-feedback = Ce que disent les lecteurs
docs-title-play = Playground
docs-description-play = Écrivez du HTML, du CSS et du JavaScript, voyez aussitôt le résultat et partagez-le par un lien.
