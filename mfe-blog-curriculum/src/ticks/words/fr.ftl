blog-curriculum-done = Terminé
blog-curriculum-done-of = Modules terminés : { $done } sur { $count }
