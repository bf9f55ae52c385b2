docs-compat-server-only = BCD 表格僅在瀏覽器中載入
docs-compat-warning = 警告
docs-compat-error = 錯誤
docs-compat-missing = 找不到 { $query } 的相容性資料
docs-compat-missing-report = 回報缺少的資料
docs-compat-missing-page = 回報此頁面的問題
docs-compat-load-failed = 載入 BCD 資料時發生錯誤
docs-compat-table-failed = 載入瀏覽器相容性表格時發生錯誤
docs-compat-reload = 請嘗試重新載入頁面

docs-compat-label = { $feature } 的瀏覽器相容性
docs-compat-tip = 選取儲存格可檢視該瀏覽器的支援歷史。
docs-compat-report = 回報此相容性資料的問題
docs-compat-on-github = 在 GitHub 上檢視資料
docs-compat-source = 資料：{ $date }（v{ $version }）
docs-compat-left-out =
    { $count ->
       *[other] { $total } 項功能中有 { $count } 項未在此顯示。
    }
docs-compat-show-all = 全部顯示

docs-compat-feature = 功能
docs-compat-desktop = 桌上型
docs-compat-mobile = 行動裝置
docs-compat-server = 伺服器

docs-compat-badge-experimental = 實驗性
docs-compat-badge-non-standard = 非標準
docs-compat-badge-deprecated = 已棄用

docs-compat-label-yes = 是
docs-compat-label-no = 否
docs-compat-label-unknown = ?
docs-compat-label-preview = 預覽
docs-compat-released = 發布於 { $date }

docs-compat-yes = 完全支援
docs-compat-partial = 部分支援
docs-compat-flag = 需啟用旗標
docs-compat-preview = 預覽版支援
docs-compat-no = 不支援
docs-compat-unknown = 支援情況未知
docs-compat-notes = 參見備註
docs-compat-prefix = 需要前綴
docs-compat-renamed = 使用其他名稱
docs-compat-disabled = 需要旗標
docs-compat-more = 歷史中有更多內容

docs-compat-history = { $browser } · { $feature } 的支援歷史
docs-compat-branch-own = 無前綴
docs-compat-branch-prefix = 帶前綴 { $prefix }
docs-compat-branch-name = 使用名稱 { $name }
docs-compat-says-yes = 完全支援。
docs-compat-says-partial = 部分支援。
docs-compat-says-preview = 預覽版中支援。
docs-compat-says-no = 不支援。
docs-compat-says-unknown = 支援情況不明。
docs-compat-removed = 在版本 { $version } 中移除。
docs-compat-says-prefix = 使用前綴 { $prefix } 時支援。
docs-compat-says-name = 以 { $name } 名稱支援。
docs-compat-flag-preference = 在 { $browser } 中變更偏好設定 { $name }。
docs-compat-flag-preference-value = 在 { $browser } 中將偏好設定 { $name } 設為 { $value }。
docs-compat-flag-start = 使用 { $name } 啟動 { $browser }。
docs-compat-flag-start-value = 將 { $name } 設為 { $value } 並啟動 { $browser }。
docs-compat-flag-where = 偏好設定位於 { $address }。
docs-compat-bug = 參見 { $bug }。
