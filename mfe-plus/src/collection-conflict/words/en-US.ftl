### Chunk: conflict-words

plus-conflict = Changed elsewhere
plus-conflict-text = While you were writing, this was saved in another tab or on another device:
plus-conflict-theirs = Use that
plus-conflict-mine = Save mine
plus-conflict-no-note = (no note)
