plus-early-mark = Acceso anticipado
plus-early-others = De momento solo está abierto a Supporter 10, antes de llegar a todo el mundo.
plus-early-plans = Ver los planes
