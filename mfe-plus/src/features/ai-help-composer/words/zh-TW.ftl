plus-ask-label = 問題
plus-ask-placeholder = 詢問 HTML、CSS、JavaScript 或 Web 平台的其他內容
plus-ask-follow-up = 繼續提問
plus-ask-ask = 提問
plus-ask-stop = 停止回答
plus-ask-key-ask = 提問
plus-ask-key-line = 換行
plus-ask-key-shift = Shift
plus-ask-about = 回答出自本站的頁面和資料。
plus-ask-about-model = 事實出自資料，其餘由模型撰寫。
plus-ask-how = 運作方式
plus-ask-left = { $count ->
   *[other] 還可輸入 { $number } 個字元
  }
plus-ask-too-long = { $count ->
   *[other] 超出 { $number } 個字元
  }
plus-ask-offline = 您已離線。已載入的內容仍可閱讀；提問需要網路連線。
plus-ask-offline-short = 您已離線。
plus-ask-failed-no-answer = 沒有收到回答。您的問題仍保留在這裡。
plus-ask-failed-lost = 回答完成前連線已中斷。
plus-ask-failed-failed = 本站發生問題。您的問題未計入次數，請一分鐘後重試。
plus-ask-failed-cut = 回答未完成就中斷了。您的問題未計入次數，請一分鐘後重試。
plus-ask-failed-not-ready = 本站的搜尋索引仍在建立。您的問題未計入次數，請一分鐘後重試。
plus-ask-failed-quota = 今天的提問次數已用完。這個問題未計入次數，有新的次數後可再次提問。
plus-ask-failed-off = 本站已關閉 AI Help。您的問題未計入次數。
plus-ask-failed-busy = 目前提問過多。您的問題未計入次數，請一分鐘後重試。
plus-ask-failed-flagged = 您的問題遭自動檢查攔截，已計入次數。請換一種說法。
plus-ask-failed-too-much = 內容超出一次能回答的量。請縮短問題，或開始新的提問。這個問題未計入次數。
plus-ask-failed-full = 這個對話的問題已達上限。請開始新的對話。您的問題未計入次數。
plus-ask-failed-refused = 本站無法回答這個問題。這個問題未計入次數。
plus-ask-again = 重試
plus-ask-quota-name = 剩餘提問次數
plus-ask-quota = 今天還剩 { $remaining } 次（共 { $limit } 次）
plus-ask-quota-until = { $time } 重設
plus-ask-quota-more = Plus 不限次數
plus-ask-spent = 今天的提問次數已用完
plus-ask-spent-until = { $time } 將恢復 { $limit } 次。Plus 不限次數。
plus-ask-spent-today = UTC 零點恢復次數。Plus 不限次數。
plus-ask-spent-draft = 今天已無提問次數。您輸入的內容會保留在這裡。
plus-ask-see-plans = 查看方案
