plus-watch = 關注
plus-watching = 已關注
plus-watch-name = 關注 { $name }
plus-watching-name = 已關注 { $name }
plus-watch-page = 此頁面有編輯時通知您。
plus-watch-ended = 工作階段已結束。請登入後再試一次。
plus-watch-refused = 無法關注此內容，或已達帳號的關注上限。
plus-watch-failed = 操作未成功。請稍後再試。
