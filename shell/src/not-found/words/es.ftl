shell-not-found-title = Página no encontrada
shell-not-found-sentence = No se pudo encontrar la página { $path }.
shell-not-found-alternatives = Leer en su lugar
shell-not-found-matches = Páginas parecidas
shell-not-found-words = Buscar las palabras de la dirección
shell-not-found-search = Buscar en la documentación
shell-not-found-home = Volver a la página de inicio
shell-broken-status = { $status } en { $url }
