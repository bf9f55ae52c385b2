plus-upgrade = 今すぐアップグレード
plus-too-long = { $limit } 文字以内で入力してください。
plus-characters = { $length }/{ $limit }
plus-collection-form-new = 新しいコレクション
plus-collection-form-edit = コレクションを編集
plus-collection-form-name = 名前
plus-collection-form-name-missing = 名前を入力してください。
plus-collection-form-description = 説明
plus-collection-form-optional = 任意
plus-collection-full = コレクション数の上限に達しました
plus-collection-full-text = Core プランでは「保存した記事」を含めて { $limit } 個までコレクションを作成できます。アップグレードすると、いくつでも作成できます。
plus-collection-delete = { $name } を削除しますか？
plus-collection-delete-text = { $count ->
    [0] 記事は入っていません。
   *[other] 入っている { $count } 件の記事は、ここには保存されなくなります。ページ自体はそのまま残ります。
  }
plus-saving = 保存しています…
plus-save-submit = 保存
