docs-baseline-high-about = Compatível com estes navegadores há anos. Pode usar com segurança.
docs-baseline-low-about = Compatível com as versões mais recentes destes navegadores. Dispositivos e navegadores antigos podem não ter suporte.
docs-baseline-limited-about = Alguns navegadores muito usados não oferecem suporte. Garanta que sua página funcione sem isso.
docs-baseline-asterisk = * Algumas partes deste recurso têm níveis de suporte diferentes.
docs-baseline-learn = Saiba mais
docs-baseline-compat = Ver toda a compatibilidade
docs-baseline-feedback = Enviar comentários
