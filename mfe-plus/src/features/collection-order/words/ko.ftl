plus-order-up = 위로 이동
plus-order-down = 아래로 이동
plus-order-drag = 끌어서 이동
