busy-title = O site está muito ocupado
busy-text = No momento, recebemos mais solicitações de páginas do que conseguimos atender. Tente novamente em alguns segundos.
busy-again = Tentar novamente
