### Chunk: order-words

plus-order-up = Move up
plus-order-down = Move down
plus-order-drag = Drag to move
