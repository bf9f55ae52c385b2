plus-save-note = メモ
plus-save-note-hint = メモを含めてコレクションを共有しない限り、あなただけに表示されます。
plus-saving = 保存しています…
plus-save-submit = 保存
