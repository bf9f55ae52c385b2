docs-baseline-high-about = Pris en charge par ces navigateurs depuis des années. Utilisable en toute confiance.
docs-baseline-low-about = Pris en charge par les dernières versions de ces navigateurs. Des appareils et navigateurs plus anciens peuvent ne pas le prendre en charge.
docs-baseline-limited-about = Non pris en charge par certains navigateurs très utilisés. Assurez-vous que votre page fonctionne sans.
docs-baseline-asterisk = * Certaines parties de cette fonctionnalité ont un niveau de prise en charge différent.
docs-baseline-learn = En savoir plus
docs-baseline-compat = Voir toute la compatibilité
docs-baseline-feedback = Donner votre avis
