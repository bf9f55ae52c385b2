plus-upgrade = 立即升級
plus-too-long = 請確認輸入不超過 { $limit } 個字元。
plus-characters = { $length }/{ $limit }
plus-collection-form-new = 新增收藏集
plus-collection-form-edit = 編輯收藏集
plus-collection-form-name = 名稱
plus-collection-form-name-missing = 請輸入名稱。
plus-collection-form-description = 說明
plus-collection-form-optional = 選填
plus-collection-full = 收藏集數量已達上限
plus-collection-full-text = Core 方案最多可有 { $limit } 個收藏集，包含「已儲存的文章」。升級後便可任意新增。
plus-collection-delete = 刪除「{ $name }」？
plus-collection-delete-text = { $count ->
    [0] 其中沒有文章。
   *[other] 其中的 { $count } 篇文章將不再儲存於此。頁面本身不受影響。
  }
plus-saving = 正在儲存…
plus-save-submit = 儲存
