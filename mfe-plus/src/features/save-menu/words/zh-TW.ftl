plus-save-collection = 收藏集
plus-save-collection-new = + 新增收藏集
plus-save-item-title = 標題
plus-save-title-missing = 請輸入標題。
plus-save-delete = 刪除
plus-save-done = 已儲存至「{ $collection }」
plus-save-changed = 已在「{ $collection }」中修改
plus-save-removed = 已從「{ $collection }」移除
