plus-save-note = メモ
plus-save-note-hint = メモを含めてコレクションを共有しない限り、あなただけに表示されます。
