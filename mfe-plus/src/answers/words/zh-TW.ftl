plus-answer-facts = 來自文件的資料
plus-answer-quoted = 文件原文
plus-answer-passages = 文件中找到的內容
plus-answer-by-model = { $count ->
    [0] 由模型撰寫，未依據任何頁面。請勿輕信。
   *[other] 由模型根據 { $count } 個頁面撰寫。使用前請先查證。
  }
plus-answer-by-model-unfinished = 由模型撰寫，尚未完成。請勿直接採信。
plus-answer-without-away = 無法連線到撰寫回答的模型。以下是文件中的內容。
plus-answer-without-slow = 撰寫回答的模型花費太久。以下是文件中的內容。
plus-answer-without-busy = 撰寫回答的模型忙碌中。以下是文件中的內容。
plus-answer-without-budget-spent = 撰寫回答的模型已達今日上限。以下是文件中的內容。
plus-answer-refused-not-about-the-web = 這個問題與 Web 平台無關，因此沒有回答。
plus-answer-refused-not-about-the-web-why = 回答只出自有關 Web 平台的頁面。
plus-answer-refused-not-in-the-documentation = 文件中沒有提到，因此沒有回答。
plus-answer-refused-not-in-the-documentation-why = 沒有頁面對此有足夠的說明。
plus-answer-refused-too-vague = 這個問題可以有多種解讀。
plus-answer-refused-too-vague-why = 請寫出功能的名稱，或說明您想做什麼。
plus-answer-refused-declined-by-model = 找到的頁面沒有回答這個問題。
plus-answer-refused-declined-by-model-why = 模型收到了這些頁面，但沒有作答。
plus-answer-not-counted = 此問題未計入次數。
plus-answer-search = 在網站中搜尋「{ $words }」
plus-answer-stopped = 未完成即停止，內容尚未查核。
plus-answer-broke-off = 回答在此中斷，內容尚未查核。
plus-answer-uncited = 沒有出處
plus-answer-all-uncited = 沒有任何句子註明出處。請勿輕信這段文字。
plus-answer-some-uncited = { $count ->
   *[other] 有 { $count } 句沒有註明出處，以點線標示。
  }
plus-answer-dropped-citations = { $count ->
   *[other] 已移除 { $count } 處對不存在出處的引用。
  }
plus-answer-dropped-links = { $count ->
   *[other] 已移除 { $count } 個無效的連結。
  }
plus-answer-source = 出處 { $number }
plus-answer-source-of = 出處 { $number }：{ $title }
plus-answer-back = 回到文中提到出處 { $number } 的位置
plus-answer-changed = { $date } 更新
plus-answer-data-of = { $date } 的資料
plus-answer-code = 程式碼
plus-answer-unknown = 不是已知的 API。沒有任何頁面、規範或相容性表格提到它。
plus-answer-copy = 複製
plus-answer-play = 執行
plus-answer-queue = 加入佇列
plus-answer-anyway-copy = 仍要複製
plus-answer-anyway-play = 仍要執行
plus-answer-anyway-queue = 仍要加入
plus-answer-ask-copy = 這段程式碼使用了未知的 API：{ $names }。再按一次即可複製。
plus-answer-ask-play = 這段程式碼使用了未知的 API：{ $names }。再按一次即可執行。
plus-answer-ask-queue = 這段程式碼使用了未知的 API：{ $names }。再按一次即可加入。
plus-answer-queued = { $count ->
   *[other] 已加入。佇列中有 { $count } 個程式碼區塊。
  }
plus-answer-taken-out = 已從佇列中移出。
plus-answer-in-queue = { $count ->
   *[other] 佇列中有 { $count } 個程式碼區塊
  }
plus-answer-queue-clear = 清空
