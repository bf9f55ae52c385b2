docs-beside-heading = { $title }: ao lado do inglês
docs-beside-about = A tradução e a página em inglês, seção por seção. Os exemplos que rodam e as tabelas de navegadores estão na própria página.
docs-beside-page = Ler a tradução
docs-beside-english = Ver em inglês
docs-beside-note = Antes de comparar
docs-beside-gone = A página em inglês não existe mais. Não há com o que comparar esta tradução.
docs-beside-unknown = Não se sabe de qual texto em inglês é esta tradução.
docs-beside-behind = A página em inglês mudou desde que foi traduzida.
docs-beside-changes =
    { $count ->
        [one] { $count } mudança desde { $date }.
        [many] { $count } de mudanças desde { $date }.
       *[other] { $count } mudanças desde { $date }.
    }
docs-beside-unmatched =
    { $count ->
        [one] { $count } seção está só em uma das duas páginas.
        [many] { $count } de seções estão só em uma das duas páginas.
       *[other] { $count } seções estão só em uma das duas páginas.
    }
docs-beside-no-english = A página em inglês não tem esta seção.
docs-beside-no-translation = Esta seção não está traduzida.
docs-beside-data = Ver esta tabela na página
docs-beside-none = Não há nada para mostrar.
