blog-continue = Continue o curso
blog-continue-next = Próximo módulo
blog-continue-all-done = Você concluiu todos os módulos
blog-continue-again = Ir para o curso
