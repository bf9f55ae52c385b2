shell-stand-in-label = 이 페이지의 언어
shell-stand-in = 이 페이지는 아직 번역되지 않아 영어로 표시됩니다.
