plus-order-up = Mover para cima
plus-order-down = Mover para baixo
plus-order-drag = Arraste para mover
