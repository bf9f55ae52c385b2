plus-close = 閉じる
plus-cancel = キャンセル
plus-deleting = 削除しています…
plus-undo = 元に戻す
plus-undo-failed = 元に戻せませんでした。


plus-collection = コレクション
plus-collection-deleted = { $name } を削除しました
plus-collection-unknown = コレクションが見つかりません
plus-collection-unknown-text = 別の端末で削除された可能性があります。

plus-collections-title = コレクション
plus-collections-lede = 保存した記事を、自分だけのコレクションに。
plus-collections-trail = パンくずリスト
plus-collections-all = すべてのコレクション
plus-collections-new = 新しいコレクション
plus-collections-default = 保存した記事
plus-collections-default-description = 既定のコレクションです。
plus-collections-count = { $count ->
   *[other] { $count } 件の記事
  }
plus-collections-updated = { $date } 更新
plus-collections-menu = { $name } の操作
plus-collections-edit = 編集
plus-collections-delete = 削除
plus-collections-copies = エクスポートとインポート
plus-collections-export-json = JSON でエクスポート
plus-collections-export-csv = CSV でエクスポート
plus-collections-export-html = ブックマーク (HTML) でエクスポート
plus-collections-export-markdown = Markdown でエクスポート
plus-collections-import = インポート
plus-collections-share = 共有
plus-collections-loading = コレクションを取得しています…
plus-collections-invitation = 見つけたものを保存
plus-collections-invitation-text = ログインすると、記事をコレクションに保存し、どの端末でも見つけられます。
plus-collections-sign-in = ログイン
plus-collections-unavailable = 現在コレクションを利用できません

plus-items-trail = { $title } の場所
plus-items-search = このコレクションを検索
plus-items-sort = 並べ替え
plus-items-sort-date = 日付
plus-items-sort-title = タイトル
plus-items-sort-own = 自分の順序
plus-items-saved-on = { $date } に保存
plus-items-changed-on = ページの最終更新: { $date }
plus-items-note-full = メモ全体を表示
plus-items-note-less = 折りたたむ
plus-items-note-add = メモを追加
plus-items-note-edit = メモを編集
plus-items-more = さらに表示
plus-items-loading = 記事を取得しています…
plus-items-loading-more = 読み込んでいます…
plus-items-shown = { $total } 件中 { $shown } 件
plus-items-removed = { $title } を削除しました
plus-items-removed-count = { $count } 件の記事を削除しました
plus-items-moved = { $count } 件の記事を { $name } に移動しました
plus-items-placed = { $title } は { $total } 件中 { $place } 番目になりました
plus-items-choose = { $title } を選択
plus-items-choose-all = すべて選択
plus-items-choose-shown = 表示中の { $count } 件を選択
plus-items-empty = このコレクションは空です
plus-items-empty-text = 記事のリボンを押すと、ここに保存されます。
plus-items-empty-action = リファレンスを見る
plus-items-none = 「{ $query }」に一致する記事はありません

plus-frequent-title = よく見る記事
plus-frequent-description = 過去 30 日間に 2 回を超えて閲覧した記事です。
plus-frequent-views = { $count ->
   *[other] { $count } 回閲覧、最終閲覧は { $date }
  }
plus-frequent-empty = まだ何もありません
plus-frequent-empty-text = 何度も開いた記事は自動的にここに表示されます。この一覧はこのブラウザーにだけ保存されます。
