plus-exchange-asked = 您的提問
plus-exchange-edit = 編輯問題
plus-exchange-edit-hint = 原來的問題及其回答會保留。
plus-exchange-edit-hint-answering = 正在產生的回答會停止。原來的問題及已收到的部分回答會保留。
plus-exchange-cancel = 取消
plus-exchange-ask = 提問
plus-exchange-versions = 這個問題的各個版本
plus-exchange-version = { $number }/{ $count }
plus-exchange-previous = 上一個版本
plus-exchange-next = 下一個版本
plus-exchange-unfold = 顯示完整問題
plus-exchange-fold = 收合
plus-exchange-searching = 正在搜尋文件…
plus-exchange-writing = { $count ->
    [0] 正在撰寫回答…
   *[other] 已查閱 { $count } 個頁面，正在撰寫回答…
  }
plus-exchange-waiting = 這個回答仍在撰寫，完成後會顯示在這裡。
plus-exchange-failed = 沒有收到回答。
plus-exchange-failed-before = 沒有收到回答：離開了頁面、連線中斷，或本站發生問題。這類問題不計入次數。
plus-exchange-stopped = 您在收到回答前停止了。
plus-exchange-stopped-before = 您在收到回答前停止了。此問題未計入次數。
plus-exchange-again = 再問一次
plus-exchange-answered = { $time } 回答
plus-exchange-answered-by = { $model } 於 { $time } 回答
plus-exchange-answered-by-model = 模型於 { $time } 回答
plus-exchange-helpful = 有幫助
plus-exchange-not-helpful = 沒有幫助
plus-exchange-report = 回報問題
plus-exchange-follow-ups = 可以接著問
plus-exchange-sources = { $count ->
   *[other] { $count } 個出處
  }
plus-exchange-sources-last = 最後一個回答的出處
plus-exchange-sources-first = 第一個回答的出處
plus-exchange-sources-of = 第 { $number } 個回答的出處
plus-exchange-unkept-history-off = 歷史紀錄已關閉：這個對話不再保留，離開頁面即結束。先前保留的內容在您刪除前會一直存在。
plus-exchange-unkept-deleted = 這個對話已在這裡或其他分頁中從您的紀錄刪除，離開頁面即結束。
plus-exchange-say-writing = 正在撰寫回答。
plus-exchange-say-complete = { $count ->
    [0] 回答已完成。
   *[other] 回答已完成，{ $count } 個出處。
  }
plus-exchange-say-unknown = 其中使用了未知的 API：{ $names }。
plus-exchange-say-stopped = 已停止。
plus-exchange-say-failed = 回答中斷了。
