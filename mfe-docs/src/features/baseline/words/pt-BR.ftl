docs-baseline-high-about = Funciona há anos nos navegadores abaixo: pode confiar nele.
docs-baseline-low-about = Funciona nas versões mais recentes dos navegadores abaixo. Pode faltar em dispositivos e navegadores antigos.
docs-baseline-limited-about = Alguns dos navegadores mais usados não o têm: garanta que a sua página funcione sem ele.
docs-baseline-asterisk = * Algumas de suas partes têm suporte maior ou menor que o conjunto.
docs-baseline-learn = Saiba mais
docs-baseline-compat = Ver toda a compatibilidade
docs-baseline-feedback = Enviar comentários
