plus-conflict = Alterado em outro lugar
plus-conflict-text = Enquanto você escrevia, isto foi salvo em outra aba ou em outro dispositivo:
plus-conflict-theirs = Usar essa versão
plus-conflict-mine = Salvar a minha
plus-conflict-no-note = (sem nota)
