plus-save = 保存
plus-save-offline = オフラインです。保存するには接続が必要です。
plus-saved = 保存済み
plus-save-title = コレクションに保存
plus-save-loading = お待ちください…
plus-save-unloaded = フォームを取得できませんでした。閉じてからもう一度お試しください。
plus-close = 閉じる
