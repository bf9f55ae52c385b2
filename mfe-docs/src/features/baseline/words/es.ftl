docs-baseline-high-about = Compatible con estos navegadores desde hace años. Se puede usar con seguridad.
docs-baseline-low-about = Compatible con las últimas versiones de estos navegadores. Los dispositivos y navegadores antiguos pueden no admitirlo.
docs-baseline-limited-about = Algunos navegadores muy usados no lo admiten. Asegúrate de que tu página funcione sin ello.
docs-baseline-asterisk = * Algunas partes de esta característica tienen distinta compatibilidad.
docs-baseline-learn = Más información
docs-baseline-compat = Ver toda la compatibilidad
docs-baseline-feedback = Enviar comentarios
