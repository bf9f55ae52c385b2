plus-conflict = Modifié ailleurs
plus-conflict-text = Pendant que vous écriviez, ceci a été enregistré dans un autre onglet ou sur un autre appareil :
plus-conflict-theirs = Prendre cette version
plus-conflict-mine = Enregistrer la mienne
plus-conflict-no-note = (aucune note)
