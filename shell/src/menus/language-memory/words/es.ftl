shell-language-remember = Usar siempre este idioma
shell-language-inactive = Aún no disponibles
