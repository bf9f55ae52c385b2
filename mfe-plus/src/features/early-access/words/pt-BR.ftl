plus-early-mark = Acesso antecipado
plus-early-others = Por enquanto, só para Supporter 10, antes de chegar a todo mundo.
plus-early-plans = Ver os planos
