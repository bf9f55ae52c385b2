docs-beside-heading = { $title }：與英文並排
docs-beside-about = 逐節對照翻譯與英文頁面。可執行的範例和瀏覽器表格在頁面本身。
docs-beside-page = 閱讀翻譯
docs-beside-english = 檢視英文版
docs-beside-note = 對照之前
docs-beside-gone = 英文頁面已不存在，沒有可與此翻譯對照的內容。
docs-beside-unknown = 不知道此翻譯對應哪一版英文。
docs-beside-behind = 翻譯之後，英文頁面有過變更。
docs-beside-changes =
    { $count ->
       *[other] 自 { $date } 起有 { $count } 處變更。
    }
docs-beside-unmatched =
    { $count ->
       *[other] 有 { $count } 節只在其中一個頁面上。
    }
docs-beside-no-english = 英文頁面沒有這一節。
docs-beside-no-translation = 這一節尚未翻譯。
docs-beside-data = 在頁面上查看此表格
docs-beside-none = 沒有可顯示的內容。
