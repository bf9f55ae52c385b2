plus-import = Importar colecciones
plus-import-text = Elige un archivo exportado de { $site }, marcadores exportados de un navegador (HTML), un archivo CSV de Raindrop o una lista en Markdown. Solo se importan páginas de este sitio; lo que ya tienes no cambia.
plus-import-file = Archivo
plus-import-into = Importar en
plus-import-into-folders = Una colección por carpeta
plus-import-check = Revisar archivo
plus-import-checking = Revisando…
plus-import-submit = Importar
plus-import-pending = Importando…
plus-import-done = Listo
plus-import-missing = Elige un archivo.
plus-import-unreadable = Este archivo no contiene colecciones ni marcadores que se puedan leer.
plus-import-too-large = Este archivo supera los 4 MB.
plus-import-too-many = Este archivo contiene más de { $limit } páginas de este sitio, el máximo de una importación.
plus-import-would-add = Colecciones nuevas: { $collections }. Artículos nuevos: { $articles }. Aún no se ha importado nada.
plus-import-nothing = No hay nada nuevo que importar en este archivo.
plus-import-added = Se han importado { $collections ->
    [one] { $collections } colección
    [many] { $collections } de colecciones
   *[other] { $collections } colecciones
  } y { $articles ->
    [one] { $articles } artículo
    [many] { $articles } de artículos
   *[other] { $articles } artículos
  }.
plus-import-exist = Ya guardados: { $count }
plus-import-unknown = No son páginas de este sitio: { $count }
plus-import-skipped-exists = ya está en { $collection }
plus-import-skipped-unknown = no es una página de este sitio ({ $collection })
plus-import-foreign = es una dirección de otro sitio
