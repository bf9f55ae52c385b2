docs-baseline-high-about = Cela fonctionne depuis des années dans les navigateurs ci-dessous : vous pouvez vous y fier.
docs-baseline-low-about = Cela fonctionne dans les dernières versions des navigateurs ci-dessous, mais peut manquer sur des appareils ou navigateurs plus anciens.
docs-baseline-limited-about = Certains des navigateurs les plus utilisés ne l’ont pas : assurez-vous que votre page s’en passe.
docs-baseline-asterisk = * Certaines de ses parties sont plus ou moins bien prises en charge que l’ensemble.
docs-baseline-learn = En savoir plus
docs-baseline-compat = Voir toute la compatibilité
docs-baseline-feedback = Donner votre avis
