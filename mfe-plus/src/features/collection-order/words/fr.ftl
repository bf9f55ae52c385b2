plus-order-up = Monter
plus-order-down = Descendre
plus-order-drag = Faites glisser pour déplacer
