blog-curriculum-done = Hecho
blog-curriculum-done-of = { $done } de { $count } módulos hechos
