### Where the code of the Playground comes from.

docs-open-title = Abrir
docs-open-close = Cerrar
docs-open-files = Desde un archivo
docs-open-files-text = Suelta un archivo ZIP, HTML, CSS o JavaScript en cualquier parte de esta página, o elige uno. Se lee en tu dispositivo y no se envía a ningún sitio.
docs-open-choose = Elegir un archivo
docs-open-opened = «{ $name }» está abierto. Pulsa Ejecutar para ejecutarlo.
docs-open-left-out = { $count ->
    [0] Se omitió: { $names }.
    [one] Se omitió: { $names } y { $count } más.
    [many] Se omitió: { $names } y { $count } más.
   *[other] Se omitió: { $names } y { $count } más.
  }
docs-open-unchanged = Tu código no ha cambiado.
docs-open-problem-too-large = «{ $file }» es demasiado grande. Una página puede tener hasta 1 MB y un archivo ZIP, hasta 20 MB.
docs-open-problem-not-code = «{ $file }» no es un archivo ZIP, HTML, CSS ni JavaScript.
docs-open-problem-broken-zip = «{ $file }» está dañado o no es un archivo ZIP.
docs-open-problem-encrypted = «{ $file }» está protegido con contraseña. Descomprímelo y abre los archivos.
docs-open-problem-unknown-zip = «{ $file }» está comprimido de una forma que esta página no puede leer. Descomprímelo y abre los archivos.
docs-open-problem-bomb = «{ $file }» contiene más de 1 MB de código descomprimido.
docs-open-problem-binary = «{ $file }» no es texto en UTF-8.
docs-open-problem-no-html = «{ $file }» no contiene ningún archivo HTML.
docs-open-problem-unreadable = No se pudo leer «{ $file }». Si es una carpeta, elige los archivos que contiene.
docs-open-templates = Desde una plantilla
docs-start-title = Empieza con algo que funciona
docs-start-text = Elige una plantilla, escribe tu propio código o suelta un archivo aquí.
docs-start-coming = El resultado aparecerá aquí cuando se haya cargado el código.
docs-template-opened = «{ $name }» está abierta. Cambia lo que quieras.
docs-template-document = Un documento
docs-template-document-text = Título, texto e imagen con buenos valores por defecto.
docs-template-flexbox = Diseño con flexbox
docs-template-flexbox-text = Una fila de tarjetas que se ajusta y reparte el espacio.
docs-template-grid = Diseño con grid
docs-template-grid-text = Áreas con nombre que cambian con el ancho.
docs-template-form = Formulario con validación
docs-template-form-text = Etiquetas y errores sin bibliotecas.
docs-template-canvas = Animación en canvas
docs-template-canvas-text = Un bucle de dibujo que se puede pausar.
docs-template-fetch = Lista con Fetch
docs-template-fetch-text = Carga, lista vacía y error: los tres casos.
docs-kept-title = En este dispositivo
docs-kept-text = { $count } de { $most }, solo en este navegador. Cuando la lista está llena, sale el más antiguo.
docs-kept-untitled = Sin título
docs-kept-opened = «{ $name }» está abierto.
docs-kept-rename = Cambiar el nombre de { $name }
docs-kept-delete-named = Eliminar { $name }
docs-kept-name = Nombre
docs-kept-save = Guardar
docs-kept-cancel = Cancelar
docs-kept-delete-question = ¿Eliminar «{ $name }» de este dispositivo?
docs-kept-delete = Eliminar
docs-kept-full = No se pudo guardar el nombre: no hay espacio en este dispositivo. Elimina un playground e inténtalo de nuevo.
