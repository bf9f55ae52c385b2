gateway-search = Pesquisar
gateway-page-failed-title = Não foi possível carregar esta página
gateway-page-failed = Algo deu errado do nosso lado. ID do erro: { $id }
gateway-request-refused = Não foi possível processar esta solicitação
busy-title = O site está muito ocupado
busy-text = No momento, recebemos mais solicitações de páginas do que conseguimos atender. Tente novamente em alguns segundos.
busy-again = Tentar novamente
