plus-eyebrow = { $plus }
plus-title = Faites vôtre la documentation
plus-lede = { $ads ->
    [yes] Lisez sans publicité et gardez ce que vous apprenez dans des collections.
   *[no] Gardez ce que vous apprenez dans autant de collections que vous voulez.
  }{ $updates ->
    [yes] { " " }Soyez averti quand le web change.
   *[no] { "" }
  }{ $offline ->
    [yes] { " " }Emportez des domaines entiers hors ligne.
   *[no] { "" }
  }
plus-choose = Choisir une formule
plus-see-inside = Voir ce que ça comprend

plus-inside = Ce que ça comprend
plus-blurb-updates = Nouveautés
plus-blurb-updates-title = Découvrez les nouveautés
plus-blurb-updates-text = Les nouvelles fonctionnalités des navigateurs, filtrées selon vos technologies.
plus-blurb-collections = Collections
plus-blurb-collections-title = Gardez ce que vous trouvez
plus-blurb-collections-text = Enregistrez des articles dans vos propres collections, avec une note qui dit pourquoi.
plus-blurb-ai-help = AI Help
plus-blurb-ai-help-title = Demandez, et vérifiez les sources
plus-blurb-ai-help-text = Des réponses tirées de la documentation, avec leurs sources.
plus-blurb-playground = Playground
plus-blurb-playground-title = Essayez, puis partagez
plus-blurb-playground-text = Écrivez du HTML, du CSS et du JavaScript à côté du résultat et partagez-le par un lien.
plus-blurb-offline = { $site } Offline
plus-blurb-offline-title = Lisez n’importe où
plus-blurb-offline-text = Des domaines entiers sur votre appareil ; les mises à jour ne téléchargent que les changements.
plus-blurb-no-ads = Sans publicité
plus-blurb-no-ads-title = Rien que la page
plus-blurb-no-ads-text = Désactivez la publicité partout, tant que dure votre abonnement.

plus-plans = Choisissez votre formule
plus-period = Période de facturation
plus-period-month = Mensuel
plus-period-year = Annuel
plus-two-months-free = Payez à l’année et obtenez 2 mois gratuits
plus-plans-offline = Vous êtes actuellement hors ligne. Connectez-vous à Internet pour voir les formules de { $plus }
plus-recommended = Recommandé
plus-plan-core = Core
plus-plan-plus5 = Plus 5
plus-plan-plus10 = Supporter 10
plus-price-free = gratuit, pour toujours
plus-price-month = par mois
plus-billed-month = { $price } facturés chaque mois
plus-billed-year = { $price } facturés une fois par an
plus-button-start = Commencer avec { $plan }
plus-button-upgrade = Passer à { $plan }
plus-button-current = Formule actuelle
plus-button-unavailable = Non disponible
plus-features = Ce que comprend { $plan }
plus-feature-updates-filtering = Filtrage des nouveautés
plus-feature-watching = Suivi de fonctionnalités et de pages
plus-feature-three-collections = Jusqu’à 3 collections
plus-feature-shared-playgrounds = Playgrounds partagés
plus-feature-ai-help-five = AI Help : 5 questions par jour (bêta)
plus-feature-no-ads = Navigation sans publicité
plus-feature-updates = Nouveautés
plus-feature-collections = Collections illimitées
plus-feature-offline = Lecture hors ligne
plus-feature-ai-help = AI Help
plus-feature-everything = Tout ce que comprend Plus 5
plus-feature-early-access = Accès anticipé aux nouvelles fonctionnalités
plus-feature-support = Un soutien plus fort à { $site }
