### Where the code of the Playground comes from.

docs-open-title = Abrir
docs-open-close = Cerrar
docs-open-files = Desde un archivo
docs-open-files-text = Suelte un archivo ZIP, HTML, CSS o JavaScript en cualquier parte de esta página, o elija uno. Se lee en su dispositivo y no se envía a ningún sitio.
docs-open-choose = Elegir un archivo
docs-open-opened = «{ $name }» está abierto. Pulse Ejecutar para ejecutarlo.
docs-open-left-out = { $count ->
    [0] Se omitió: { $names }.
    [one] Se omitió: { $names } y { $count } más.
    [many] Se omitió: { $names } y { $count } más.
   *[other] Se omitió: { $names } y { $count } más.
  }
docs-open-unchanged = Su código no ha cambiado.
docs-open-problem-too-large = «{ $file }» es demasiado grande. Una página puede tener hasta 1 MB y un archivo ZIP, hasta 20 MB.
docs-open-problem-not-code = «{ $file }» no es un archivo ZIP, HTML, CSS ni JavaScript.
docs-open-problem-broken-zip = «{ $file }» está dañado o no es un archivo ZIP.
docs-open-problem-encrypted = «{ $file }» está protegido con contraseña. Descomprímalo y abra los archivos.
docs-open-problem-unknown-zip = «{ $file }» está comprimido de una forma que esta página no puede leer. Descomprímalo y abra los archivos.
docs-open-problem-bomb = «{ $file }» contiene más de 1 MB de código descomprimido.
docs-open-problem-binary = «{ $file }» no es texto en UTF-8.
docs-open-problem-no-html = «{ $file }» no contiene ningún archivo HTML.
docs-open-problem-unreadable = No se pudo leer «{ $file }». Si es una carpeta, elija los archivos que contiene.
