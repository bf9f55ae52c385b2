blog-curriculum-done = Terminé
blog-curriculum-done-of = { $done } modules terminés sur { $count }
