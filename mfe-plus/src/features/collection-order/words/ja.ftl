plus-order-up = 上へ移動
plus-order-down = 下へ移動
plus-order-drag = ドラッグで移動
