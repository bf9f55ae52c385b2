shell-language-remember = 항상 이 언어 사용
shell-language-inactive = 아직 제공되지 않음
