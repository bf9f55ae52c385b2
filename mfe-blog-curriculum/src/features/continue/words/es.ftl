blog-continue = Continúa con el curso
blog-continue-next = Siguiente módulo
blog-continue-all-done = Has hecho todos los módulos
blog-continue-again = Ir al curso
