shell-stand-in-label = Idioma desta página
shell-stand-in = Esta página ainda não foi traduzida. Você está lendo em inglês.
