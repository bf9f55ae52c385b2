docs-learning-continue = Continue de onde parou
docs-learning-start = Comece aqui
docs-learning-next = Próximo capítulo
docs-learning-all-read = Você leu todos os capítulos
docs-learning-at = Você está em “{ $section }”.
docs-learning-go-on = Continuar
docs-learning-begin = Começar
docs-learning-from-start = Ler desde o início
docs-learning-exercises = Exercícios
docs-learning-count-of = { $done } de { $count }
docs-learning-progress = Seu progresso
docs-learning-read-of = { $read } de { $count } capítulos lidos
docs-learning-exercises-solved = Exercícios resolvidos
docs-learning-this-week = Esta semana
docs-learning-chapters = { $count ->
    [one] { $count } capítulo
    [many] { $count } de capítulos
   *[other] { $count } capítulos
}
docs-learning-last-visit = Última visita
docs-learning-still-open = Em aberto
docs-learning-missing = { $count ->
    [one] Falta uma verificação.
    [many] Faltam { $count } de verificações.
   *[other] Faltam { $count } verificações.
}
docs-learning-in-account = Salvo na sua conta, em todos os seus dispositivos.
docs-learning-on-device = Salvo neste dispositivo.
docs-learning-sign-in = Entre para salvar na sua conta
docs-learning-saving = Salvando…
docs-learning-failed = Não foi possível salvar seu progresso na sua conta.
docs-learning-try-again = Tentar novamente
docs-learning-export = Exportar progresso
docs-learning-reset = Redefinir…
docs-learning-reset-question = Excluir todo o progresso, com seu código e suas marcas?
docs-learning-reset-yes = Excluir
docs-learning-reset-no = Cancelar
docs-learning-state-done = Lido
docs-learning-state-open = Lido, com exercícios em aberto
docs-learning-state-here = Em andamento
docs-learning-state-to-come = Ainda não lido
docs-learning-read-on = Lido em { $date }
docs-learning-points = Confira você mesmo
