plus-selection = Articles sélectionnés
plus-selection-count = Sélection : { $count }
plus-selection-most = ({ $limit } au maximum à la fois)
plus-selection-clear = Effacer la sélection
plus-selection-move = Déplacer vers…
plus-selection-move-title = Déplacer les articles sélectionnés ({ $count })
plus-selection-move-submit = Déplacer
plus-selection-moving = Déplacement…
