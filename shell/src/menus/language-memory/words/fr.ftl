shell-language-remember = Toujours utiliser cette langue
shell-language-inactive = Pas encore disponibles
