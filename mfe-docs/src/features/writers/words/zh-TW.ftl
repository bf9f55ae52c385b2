docs-writers-nav = 寫作者專區
docs-writers-flaws = 問題
docs-writers-flaws-about = 此語言的頁面有哪些問題，最嚴重的排在最前面。
docs-writers-translations = 翻譯
docs-writers-translations-about = 每種語言擁有多少英文內容。
docs-writers-translations-of = 此語言的翻譯
docs-writers-translations-of-about = 每個頁面落後英文頁面多少。
docs-writers-feedback = 意見回饋
docs-writers-sitemap = 所有頁面
docs-writers-sitemap-about = 逐層瀏覽頁面樹。
docs-writers-progress = 已檢查 { $done } / { $total } 個頁面
docs-writers-filter = 標題或網址包含
docs-writers-filter-submit = 篩選
docs-writers-kinds = 顯示
docs-writers-all-kinds = 全部
docs-writers-rows =
    { $count ->
       *[other] { $count } 列
    }
docs-writers-none = 沒有可顯示的內容。
docs-writers-open = 在編輯器中開啟
docs-writers-previous = 上一頁
docs-writers-next = 下一頁
docs-writers-page-of = 第 { $page } 頁，共 { $pages } 頁

docs-writers-column-page = 頁面
docs-writers-column-flaws = 問題
docs-writers-column-fixable = 可修復
docs-writers-column-kinds = 種類
docs-writers-column-translated = 已翻譯
docs-writers-column-missing = 缺少
docs-writers-column-current = 最新
docs-writers-column-behind = 落後
docs-writers-column-unknown = 未知
docs-writers-column-orphaned = 沒有英文頁面
docs-writers-column-state = 狀態
docs-writers-column-commits-behind = 落後的變更
docs-writers-column-english-modified = 英文變更日期
docs-writers-column-pages-below = 下層頁面
docs-writers-column-page-type = 頁面類型
docs-writers-column-status = 標準狀態

docs-writers-toolbar = 寫作者工具列
docs-writers-toolbar-flaws =
    { $count ->
        [0] 沒有問題
       *[other] { $count } 個問題
    }
docs-writers-toolbar-fix =
    { $count ->
       *[other] 修復其中 { $count } 個
    }
docs-writers-toolbar-fixed =
    { $count ->
       *[other] 已修復 { $count } 個
    }
docs-writers-toolbar-failed = 操作失敗：{ $cause }
docs-writers-toolbar-source = 檢視原始碼
docs-writers-toolbar-line = 第 { $line } 行
docs-writers-toolbar-better = 建議：{ $suggestion }
docs-writers-toolbar-modified = 最後修改：{ $date }
docs-writers-group-broken_links = 連結
docs-writers-group-macros = 巨集
docs-writers-group-other = 其他
