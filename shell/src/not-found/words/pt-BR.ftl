shell-not-found-title = Página não encontrada
shell-not-found-sentence = Desculpe, não foi possível encontrar a página { $path }.
shell-not-found-alternatives = Talvez você procure
shell-not-found-matches = Páginas parecidas
shell-not-found-words = Pesquisar palavras desta URL
shell-not-found-search = Buscar na documentação
shell-not-found-home = Voltar à página inicial
shell-broken-status = { $status } em { $url }
