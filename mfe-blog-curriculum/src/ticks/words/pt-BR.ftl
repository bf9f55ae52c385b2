blog-curriculum-done = Concluído
blog-curriculum-done-of = { $done } de { $count } módulos concluídos
