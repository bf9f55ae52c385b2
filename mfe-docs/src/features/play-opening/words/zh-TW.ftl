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
docs-open-templates = 從範本
docs-start-title = 從能執行的程式碼開始
docs-start-text = 選擇一個範本，自己撰寫程式碼，或將檔案拖放到這裡。
docs-start-coming = 程式碼載入後，結果會顯示在這裡。
docs-template-opened = 已開啟「{ $name }」。可以隨意修改。
docs-template-document = 文件
docs-template-document-text = 標題、文字和圖片，搭配合理的預設樣式。
docs-template-flexbox = 彈性盒版面
docs-template-flexbox-text = 可以換行並分享空間的一排卡片。
docs-template-grid = 網格版面
docs-template-grid-text = 隨寬度變化的命名區域。
docs-template-form = 附驗證的表單
docs-template-form-text = 不用函式庫實作的標籤和錯誤訊息。
docs-template-canvas = 畫布動畫
docs-template-canvas-text = 可以暫停的繪製迴圈。
docs-template-fetch = 用 Fetch 取得的清單
docs-template-fetch-text = 載入中、空清單和錯誤三種狀態。
docs-kept-title = 此裝置上
docs-kept-text = { $count } / { $most }，僅儲存在此瀏覽器中。清單已滿時，最舊的會被移除。
docs-kept-untitled = 未命名
docs-kept-opened = 已開啟「{ $name }」。
docs-kept-rename = 重新命名 { $name }
docs-kept-delete-named = 刪除 { $name }
docs-kept-name = 名稱
docs-kept-save = 儲存
docs-kept-cancel = 取消
docs-kept-delete-question = 要從此裝置刪除「{ $name }」嗎？
docs-kept-delete = 刪除
docs-kept-full = 無法儲存名稱：此裝置空間不足。請刪除一個 Playground 後再試一次。
