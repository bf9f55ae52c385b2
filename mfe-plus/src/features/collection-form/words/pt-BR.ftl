plus-upgrade = Fazer upgrade agora
plus-too-long = Seu texto não pode passar de { $limit } caracteres.
plus-characters = { $length }/{ $limit }
plus-collection-form-new = Nova coleção
plus-collection-form-edit = Editar coleção
plus-collection-form-name = Nome
plus-collection-form-name-missing = Digite um nome.
plus-collection-form-description = Descrição
plus-collection-form-optional = Opcional
plus-collection-full = Você atingiu o limite de coleções
plus-collection-full-text = O plano Core comporta até { $limit } coleções, incluindo Artigos salvos. Faça upgrade para criar quantas quiser.
plus-collection-delete = Excluir { $name }?
plus-collection-delete-text = { $count ->
    [0] Ela não tem nenhum artigo.
    [one] O artigo que está nela deixará de ficar salvo ali. A página em si continua no lugar.
    [many] Os { $count } artigos que estão nela deixarão de ficar salvos ali. As páginas em si continuam no lugar.
   *[other] Os { $count } artigos que estão nela deixarão de ficar salvos ali. As páginas em si continuam no lugar.
  }
plus-saving = Salvando…
plus-save-submit = Salvar
