### Chunk: editor-words

### The editor of the Playground.

docs-editor-leave = Esc e depois Tab para sair do editor
docs-editor-place = Linha { $line }, coluna { $column }
docs-editor-problems = { $count ->
    [one] { $count } problema
    [many] { $count } de problemas
   *[other] { $count } problemas
  }
docs-editor-format = Formatar
docs-editor-formatting = Formatando…
docs-editor-formatted = Código formatado.
docs-editor-not-formatted = Não formatado: há um erro de sintaxe na linha { $line }.
docs-editor-format-away = Não foi possível formatar o código. Verifique sua conexão e tente de novo.
docs-editor-unexpected = Inesperado: { $text }
docs-editor-missing = Falta algo aqui.
docs-editor-unclosed = <{ $tag }> não é fechado.
docs-editor-stray = { $tag } não fecha nenhum elemento aberto.
docs-editor-high = Amplamente disponível
docs-editor-low = Recém-disponível
docs-editor-limited = Disponibilidade limitada
docs-editor-completions = Sugestões
docs-editor-diagnostics = Problemas
docs-editor-find = Localizar
docs-editor-replace = Substituir por
docs-editor-next = Próxima
docs-editor-previous = Anterior
docs-editor-all = Selecionar tudo
docs-editor-case = Diferenciar maiúsculas
docs-editor-regexp = Expressão regular
docs-editor-words = Palavras inteiras
docs-editor-replace-one = Substituir
docs-editor-replace-all = Substituir tudo
docs-editor-replaced = { $count } ocorrências substituídas
docs-editor-replaced-line = Ocorrência da linha { $line } substituída
docs-editor-close = Fechar
docs-editor-match = Ocorrência atual
docs-editor-on-line = na linha
docs-editor-go-to-line = Ir para a linha
docs-editor-go = Ir
docs-editor-fold-line = Recolher
docs-editor-unfold = Expandir
docs-editor-folded = Linhas recolhidas
docs-editor-unfolded = Linhas expandidas
docs-editor-to = a
docs-editor-folded-code = Código recolhido
docs-editor-control = Caractere de controle
docs-editor-deleted = Seleção excluída
