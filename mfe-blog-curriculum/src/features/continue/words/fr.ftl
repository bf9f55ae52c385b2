blog-continue = Continuer le cursus
blog-continue-next = Module suivant
blog-continue-all-done = Vous avez terminé tous les modules
blog-continue-again = Aller au cursus
