plus-order-up = Subir
plus-order-down = Bajar
plus-order-drag = Arrastra para mover
