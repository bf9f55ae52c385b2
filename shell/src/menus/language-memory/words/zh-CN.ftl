shell-language-remember = 始终使用此语言
shell-language-inactive = 尚未提供
