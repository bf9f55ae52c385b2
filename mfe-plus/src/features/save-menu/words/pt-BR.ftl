plus-save-collection = Coleção
plus-save-collection-new = + Nova coleção
plus-save-item-title = Título
plus-save-title-missing = Digite um título.
plus-save-delete = Excluir
plus-save-done = Salvo em { $collection }
plus-save-changed = Alterado em { $collection }
plus-save-removed = Removido de { $collection }
