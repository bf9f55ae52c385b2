plus-save-collection = コレクション
plus-save-collection-new = + 新しいコレクション
plus-save-item-title = タイトル
plus-save-title-missing = タイトルを入力してください。
plus-save-delete = 削除
plus-save-done = { $collection } に保存しました
plus-save-changed = { $collection } の内容を変更しました
plus-save-removed = { $collection } から削除しました
