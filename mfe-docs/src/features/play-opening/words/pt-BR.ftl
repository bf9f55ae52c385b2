### Where the code of the Playground comes from.

docs-open-title = Abrir
docs-open-close = Fechar
docs-open-files = De um arquivo
docs-open-files-text = Solte um arquivo ZIP, HTML, CSS ou JavaScript em qualquer lugar desta página, ou escolha um. Ele é lido no seu dispositivo e não é enviado a lugar nenhum.
docs-open-choose = Escolher um arquivo
docs-open-opened = “{ $name }” está aberto. Pressione Executar para executá-lo.
docs-open-left-out = { $count ->
    [0] Ficou de fora: { $names }.
    [one] Ficou de fora: { $names } e mais { $count }.
    [many] Ficou de fora: { $names } e mais { $count }.
   *[other] Ficou de fora: { $names } e mais { $count }.
  }
docs-open-unchanged = Seu código não mudou.
docs-open-problem-too-large = “{ $file }” é grande demais. Uma página pode ter até 1 MB, e um arquivo ZIP, até 20 MB.
docs-open-problem-not-code = “{ $file }” não é um arquivo ZIP, HTML, CSS nem JavaScript.
docs-open-problem-broken-zip = “{ $file }” está danificado ou não é um arquivo ZIP.
docs-open-problem-encrypted = “{ $file }” está protegido por senha. Descompacte-o e abra os arquivos.
docs-open-problem-unknown-zip = “{ $file }” está compactado de um jeito que esta página não consegue ler. Descompacte-o e abra os arquivos.
docs-open-problem-bomb = “{ $file }” descompactado tem mais de 1 MB de código.
docs-open-problem-binary = “{ $file }” não é texto em UTF-8.
docs-open-problem-no-html = “{ $file }” não contém nenhum arquivo HTML.
docs-open-problem-unreadable = Não foi possível ler “{ $file }”. Se for uma pasta, escolha os arquivos dentro dela.
docs-open-templates = De um modelo
docs-start-title = Comece por algo que funciona
docs-start-text = Escolha um modelo, escreva seu próprio código ou solte um arquivo aqui.
docs-start-coming = O resultado aparecerá aqui quando o código for carregado.
docs-template-opened = “{ $name }” está aberto. Mude o que quiser.
docs-template-document = Um documento
docs-template-document-text = Título, texto e imagem com bons padrões.
docs-template-flexbox = Layout flexbox
docs-template-flexbox-text = Uma linha de cartões que quebra e divide o espaço.
docs-template-grid = Layout grid
docs-template-grid-text = Áreas nomeadas que mudam com a largura.
docs-template-form = Formulário com validação
docs-template-form-text = Rótulos e erros sem biblioteca.
docs-template-canvas = Animação em canvas
docs-template-canvas-text = Um laço de desenho que pode ser pausado.
docs-template-fetch = Lista com Fetch
docs-template-fetch-text = Carregando, vazia e com erro: os três casos.
docs-kept-title = Neste dispositivo
docs-kept-text = { $count } de { $most }, só neste navegador. Quando a lista está cheia, o mais antigo sai.
docs-kept-untitled = Sem título
docs-kept-opened = “{ $name }” está aberto.
docs-kept-rename = Renomear { $name }
docs-kept-delete-named = Excluir { $name }
docs-kept-name = Nome
docs-kept-save = Salvar
docs-kept-cancel = Cancelar
docs-kept-delete-question = Excluir “{ $name }” deste dispositivo?
docs-kept-delete = Excluir
docs-kept-full = Não foi possível salvar o nome: não há espaço neste dispositivo. Exclua um playground e tente de novo.
