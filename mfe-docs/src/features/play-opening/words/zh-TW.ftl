### Where the code of the Playground comes from.

docs-open-title = 開啟
docs-open-close = 關閉
docs-open-files = 從檔案
docs-open-files-text = 將 ZIP、HTML、CSS 或 JavaScript 檔案拖放到此頁面的任何位置，或選擇一個檔案。檔案只在您的裝置上讀取，不會傳送到任何地方。
docs-open-choose = 選擇檔案
docs-open-opened = 已開啟「{ $name }」。按「執行」即可執行。
docs-open-left-out = { $count ->
    [0] 未包含：{ $names }。
   *[other] 未包含：{ $names } 以及另外 { $count } 個檔案。
  }
docs-open-unchanged = 您的程式碼沒有改變。
docs-open-problem-too-large = 「{ $file }」太大。頁面最大 1 MB，ZIP 檔案最大 20 MB。
docs-open-problem-not-code = 「{ $file }」不是 ZIP、HTML、CSS 或 JavaScript 檔案。
docs-open-problem-broken-zip = 「{ $file }」已損毀，或不是 ZIP 檔案。
docs-open-problem-encrypted = 「{ $file }」受密碼保護。請解壓縮後開啟其中的檔案。
docs-open-problem-unknown-zip = 「{ $file }」的壓縮方式無法在此頁面讀取。請解壓縮後開啟其中的檔案。
docs-open-problem-bomb = 「{ $file }」解壓縮後的程式碼超過 1 MB。
docs-open-problem-binary = 「{ $file }」不是 UTF-8 文字。
docs-open-problem-no-html = 「{ $file }」中沒有 HTML 檔案。
docs-open-problem-unreadable = 無法讀取「{ $file }」。如果它是資料夾，請選擇其中的檔案。
