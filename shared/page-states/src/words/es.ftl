page-broken = Error de carga
page-broken-reload = Prueba a recargar la página
page-broken-status = { $status } en { $url }
page-broken-answer = { $status } en { $url }: { $body }
