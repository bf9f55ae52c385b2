blog-choices-usage = Enviar datos de uso a este sitio
blog-choices-saved = Guardado en este navegador
blog-choices-not-saved = El navegador no guardó esta opción
blog-choices-signal = Tu navegador pide a todos los sitios que no recopilen datos (Global Privacy Control), así que no se envía nada. Puedes cambiarlo en la configuración del navegador.
blog-choices-script = Este interruptor necesita JavaScript. Sin JavaScript no se envía ningún dato de uso.
