plus-close = 關閉
plus-cancel = 取消
plus-deleting = 正在刪除…
plus-undo = 復原
plus-undo-failed = 無法復原。


plus-collection = 收藏集
plus-collection-deleted = 已刪除「{ $name }」
plus-collection-unknown = 找不到收藏集
plus-collection-unknown-text = 它可能已在其他裝置上刪除。

plus-collections-title = 收藏集
plus-collections-lede = 把文章儲存至自己的收藏集。
plus-collections-trail = 導覽路徑
plus-collections-all = 所有收藏集
plus-collections-new = 新增收藏集
plus-collections-default = 已儲存的文章
plus-collections-default-description = 預設收藏集。
plus-collections-count = { $count ->
   *[other] { $count } 篇文章
  }
plus-collections-updated = 更新於 { $date }
plus-collections-menu = 「{ $name }」的動作
plus-collections-edit = 編輯
plus-collections-delete = 刪除
plus-collections-copies = 匯出與匯入
plus-collections-export-json = 匯出為 JSON
plus-collections-export-csv = 匯出為 CSV
plus-collections-export-html = 匯出為書籤（HTML）
plus-collections-export-markdown = 匯出為 Markdown
plus-collections-import = 匯入
plus-collections-share = 分享
plus-collections-loading = 正在取得您的收藏集…
plus-collections-invitation = 儲存您的發現
plus-collections-invitation-text = 登入後即可將文章儲存至收藏集，並在每台裝置上找到它們。
plus-collections-sign-in = 登入
plus-collections-unavailable = 目前無法存取收藏集

plus-items-trail = 「{ $title }」所在的位置
plus-items-search = 搜尋此收藏集
plus-items-sort = 排序方式
plus-items-sort-date = 日期
plus-items-sort-title = 標題
plus-items-sort-own = 我的順序
plus-items-saved-on = 儲存於 { $date }
plus-items-changed-on = 頁面最後修改於 { $date }
plus-items-note-full = 檢視完整筆記
plus-items-note-less = 收合
plus-items-note-add = 新增筆記
plus-items-note-edit = 編輯筆記
plus-items-more = 顯示更多
plus-items-loading = 正在取得文章…
plus-items-loading-more = 正在載入…
plus-items-shown = { $shown } / { $total }
plus-items-removed = 已刪除「{ $title }」
plus-items-removed-count = 已刪除 { $count } 篇文章
plus-items-moved = 已將 { $count } 篇文章移動至「{ $name }」
plus-items-placed = 「{ $title }」現在是第 { $place } 篇，共 { $total } 篇
plus-items-choose = 選取「{ $title }」
plus-items-choose-all = 全選
plus-items-choose-shown = 選取已顯示的 { $count } 項
plus-items-empty = 此收藏集是空的
plus-items-empty-text = 點按任一文章上的緞帶，即可將其儲存於此。
plus-items-empty-action = 瀏覽參考文件
plus-items-none = 沒有符合「{ $query }」的文章

plus-frequent-title = 經常瀏覽的文章
plus-frequent-description = 過去 30 天內瀏覽超過 2 次的文章。
plus-frequent-views = { $count ->
   *[other] 瀏覽 { $count } 次，最近一次是 { $date }
  }
plus-frequent-empty = 這裡還沒有內容
plus-frequent-empty-text = 您經常回看的文章會自動出現在這裡。此清單只保存在這個瀏覽器中。
