blog-spotlight = Colaborador em destaque
blog-spotlight-github = { $name } no GitHub
blog-spotlight-involved = Participe
blog-spotlight-everybody = Todo mundo pode ajudar: comece por uma frase que poderia ser mais clara.
blog-spotlight-source = Fonte da citação
blog-spotlight-missing = Página não encontrada
blog-spotlight-missing-path = Desculpe, não foi possível encontrar a página { $path }.
blog-spotlight-missing-home = Voltar à página inicial
