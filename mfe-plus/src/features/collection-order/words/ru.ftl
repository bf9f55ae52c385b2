plus-order-up = Выше
plus-order-down = Ниже
plus-order-drag = Перетащите, чтобы переместить
