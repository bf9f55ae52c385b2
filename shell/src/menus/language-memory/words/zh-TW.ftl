shell-language-remember = 一律使用此語言
shell-language-inactive = 尚未提供
