docs-compat-server-only = As tabelas BCD só são carregadas no navegador
docs-compat-warning = Aviso
docs-compat-error = Erro
docs-compat-missing = Nenhum dado de compatibilidade encontrado para { $query }
docs-compat-missing-report = Relatar dados que faltam
docs-compat-missing-page = Relatar um problema com esta página
docs-compat-load-failed = Erro ao carregar os dados BCD
docs-compat-table-failed = Erro ao carregar a tabela de compatibilidade com navegadores
docs-compat-reload = Tente recarregar a página

docs-compat-label = Compatibilidade com navegadores de { $feature }
docs-compat-tip = Selecione uma célula para ver o histórico desse navegador.
docs-compat-report = Relatar problemas com estes dados de compatibilidade
docs-compat-on-github = Ver os dados no GitHub
docs-compat-source = Dados: { $date } (v{ $version })
docs-compat-left-out =
    { $count ->
        [one] { $count } de { $total } recursos não aparece aqui.
        [many] { $count } de { $total } recursos não aparecem aqui.
       *[other] { $count } de { $total } recursos não aparecem aqui.
    }
docs-compat-show-all = Mostrar todos

docs-compat-feature = Recurso
docs-compat-desktop = Computador
docs-compat-mobile = Celular
docs-compat-server = Servidor

docs-compat-badge-experimental = Em experiência
docs-compat-badge-non-standard = Fora do padrão
docs-compat-badge-deprecated = Obsoleto

docs-compat-label-yes = Sim
docs-compat-label-no = Não
docs-compat-label-unknown = ?
docs-compat-label-preview = Prévia
docs-compat-released = Lançado em { $date }

docs-compat-yes = Suporte completo
docs-compat-partial = Suporte parcial
docs-compat-flag = Atrás de uma opção experimental
docs-compat-preview = Em versão de prévia
docs-compat-no = Sem suporte
docs-compat-unknown = Suporte desconhecido
docs-compat-notes = Ver notas
docs-compat-prefix = Requer um prefixo
docs-compat-renamed = Usa outro nome
docs-compat-disabled = Requer ativar uma opção
docs-compat-more = Mais no histórico

docs-compat-history = { $browser } · histórico de { $feature }
docs-compat-branch-own = Sem prefixo
docs-compat-branch-prefix = Com o prefixo { $prefix }
docs-compat-branch-name = Com o nome { $name }
docs-compat-says-yes = Suporte completo.
docs-compat-says-partial = Suporte parcial.
docs-compat-says-preview = Disponível na versão de prévia.
docs-compat-says-no = Sem suporte.
docs-compat-says-unknown = O suporte é desconhecido.
docs-compat-removed = Removido na versão { $version }.
docs-compat-says-prefix = Disponível com o prefixo { $prefix }.
docs-compat-says-name = Disponível como { $name }.
docs-compat-flag-preference = No { $browser }, altere a preferência { $name }.
docs-compat-flag-preference-value = No { $browser }, defina a preferência { $name } como { $value }.
docs-compat-flag-start = Inicie o { $browser } com { $name }.
docs-compat-flag-start-value = Inicie o { $browser } com { $name } definido como { $value }.
docs-compat-flag-where = As preferências ficam em { $address }.
docs-compat-bug = Veja { $bug }.
