busy-title = El sitio está muy ocupado
busy-text = En este momento se solicitan más páginas de las que podemos entregar. Inténtalo de nuevo en unos segundos.
busy-again = Intentar de nuevo
