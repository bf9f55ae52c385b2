shell-language-remember = Всегда использовать этот язык
shell-language-inactive = Пока недоступны
