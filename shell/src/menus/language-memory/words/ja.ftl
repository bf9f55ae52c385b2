shell-language-remember = 常にこの言語を使用する
shell-language-inactive = まだ利用できません
