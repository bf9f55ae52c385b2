shell-home-title = Recursos para desenvolvedores, por desenvolvedores
shell-home-text = Documentando as tecnologias da web, entre elas CSS, HTML e JavaScript, desde 2005.
shell-home-ask = Tem uma pergunta? Pergunte ao AI Help
shell-home-shelf = Referências
shell-home-pages =
    { $count ->
        [one] página
        [many] de páginas
       *[other] páginas
    }
shell-home-featured = Artigos em destaque
shell-home-news = Últimas notícias
shell-home-contributions = Contribuições recentes
shell-home-spotlight = Colaborador em destaque
shell-home-get-involved = Participe
