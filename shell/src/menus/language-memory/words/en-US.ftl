shell-language-remember = Always use this language
shell-language-inactive = Not available yet
