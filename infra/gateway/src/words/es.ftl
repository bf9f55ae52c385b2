gateway-search = Buscar
gateway-page-failed-title = No hemos podido cargar esta página
gateway-page-failed = Algo ha fallado por nuestra parte. Identificador del error: { $id }
gateway-request-refused = No hemos podido procesar esta solicitud
busy-title = El sitio está muy ocupado
busy-text = En este momento se solicitan más páginas de las que podemos entregar. Inténtalo de nuevo en unos segundos.
busy-again = Intentar de nuevo
