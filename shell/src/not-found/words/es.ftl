shell-not-found-title = Página no encontrada
shell-not-found-sentence = No se pudo encontrar la página { $path }.
shell-not-found-alternatives = Quizá busques
shell-not-found-matches = Páginas parecidas
shell-not-found-words = Buscar palabras de esta URL
shell-not-found-search = Buscar en la documentación
shell-not-found-home = Volver a la página de inicio
shell-broken-status = { $status } en { $url }
