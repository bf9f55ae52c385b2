plus-order-up = 上移
plus-order-down = 下移
plus-order-drag = 拖动即可移动
