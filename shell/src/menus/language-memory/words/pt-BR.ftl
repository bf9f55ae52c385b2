shell-language-remember = Sempre usar este idioma
shell-language-inactive = Ainda não disponíveis
