docs-baseline-high-about = Funciona desde hace años en los navegadores de abajo: puede confiar en ello.
docs-baseline-low-about = Funciona en las versiones más recientes de los navegadores de abajo. Puede faltar en dispositivos y navegadores antiguos.
docs-baseline-limited-about = Algunos de los navegadores más usados no lo tienen: asegúrese de que su página funcione sin ello.
docs-baseline-asterisk = * Algunas de sus partes tienen más o menos compatibilidad que el conjunto.
docs-baseline-learn = Más información
docs-baseline-compat = Ver toda la compatibilidad
docs-baseline-feedback = Enviar comentarios
