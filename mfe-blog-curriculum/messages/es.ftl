blog-broken = Error de carga
blog-broken-detail = { $status } en { $url }: { $body }
blog-broken-reload = Prueba a recargar la página
