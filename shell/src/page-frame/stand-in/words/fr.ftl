shell-stand-in-label = Langue de cette page
shell-stand-in = Cette page n’est pas encore traduite. Vous la lisez en anglais.
