reading-toc-heading = Dans cet article
reading-copy = Copier
reading-copied = Copié !
reading-copy-failed = Échec de la copie dans le presse-papiers !
reading-breadcrumbs = Fil d’Ariane
reading-previous = Précédent
reading-next = Suivant
reading-previous-next = Précédent et suivant
