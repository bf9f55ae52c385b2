page-broken = Error de carga
page-broken-reload = Prueba a recargar la página
