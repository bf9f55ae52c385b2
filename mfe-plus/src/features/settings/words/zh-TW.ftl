plus-settings-title = 我的設定
plus-settings-lede = 您的帳號與偏好設定。變更會自動儲存。
plus-settings-saving = 儲存中…
plus-settings-no-script = 請啟用 JavaScript 以變更設定。
plus-settings-unavailable = 目前無法存取您的設定。設定都安全無虞，請稍後再試。

plus-settings-invitation = 登入以查看您的設定
plus-settings-invitation-text = 設定屬於您的帳號，會跟著您到每個已登入的瀏覽器。
plus-settings-sign-in = 登入

plus-settings-account = 管理帳號
plus-settings-email = 電子郵件地址
plus-settings-plan = 方案
plus-settings-plan-core = Core
plus-settings-plan-plus5 = Plus 5
plus-settings-plan-plus10 = Supporter 10
plus-settings-plan-month = { $plan }，按月付費
plus-settings-plan-year = { $plan }，按年付費
plus-settings-practice = 測試模式
plus-settings-practice-text = 測試模式：不會產生真實付款。
plus-settings-given = 此方案為贈送，無需付款。
plus-settings-next-payment = 下次付款：{ $date }
plus-settings-ends = 於 { $date } 結束，不會續訂
plus-settings-past-due = 上次付款失敗。請更新付款方式以保留訂閱。
plus-settings-subscription-unknown = 無法載入您的訂閱資訊。
plus-settings-manage = 管理訂閱
plus-settings-upgrade = 升級
plus-settings-export = 您的收藏集
plus-settings-export-text = 您儲存的所有內容與筆記，以檔案下載。
plus-settings-export-json = 下載 JSON
plus-settings-export-csv = 下載 CSV
plus-settings-export-html = 下載書籤 （HTML）
plus-settings-export-markdown = 下載 Markdown
plus-settings-playgrounds = 您的 Playground
plus-settings-playgrounds-text = 您透過短連結分享的所有程式碼，以檔案下載。
plus-settings-playgrounds-download = 下載 Playground
plus-settings-sessions = 工作階段
plus-settings-everywhere-name = 所有裝置
plus-settings-everywhere = 在所有地方登出
plus-settings-everywhere-text = 在所有裝置上登出。
plus-settings-everywhere-working = 登出中…
plus-settings-everywhere-done = 您已在所有地方登出。

plus-settings-ads = 廣告
plus-settings-no-ads = 無廣告閱讀
plus-settings-no-ads-text = 訂閱期間，在您的所有裝置上隱藏所有廣告。
plus-settings-no-ads-subscribe = 無廣告瀏覽包含在付費方案中。
plus-settings-no-ads-link = 訂閱 { $plus }

plus-settings-ai-help = AI Help
plus-settings-history = 保留我的提問紀錄
plus-settings-history-text = 問題與回答最多保留六個月。只有您看得到。
plus-settings-history-name = 紀錄
plus-settings-history-delete = 刪除紀錄
plus-settings-history-delete-text = 刪除您的所有問題與回答。
plus-settings-history-confirm = 您要永久刪除您的 AI Help 紀錄嗎？
plus-settings-history-deleting = 刪除中…
plus-settings-history-deleted = 您的 AI Help 紀錄已刪除。
plus-settings-history-absent = 您沒有 AI Help 紀錄，因此沒有可刪除的內容。
plus-settings-unanswered = 允許工作人員查看沒有回答的問題
plus-settings-unanswered-text = 這些問題反映文件的不足。其中不含您的姓名。
plus-settings-conversations = 您的問題與回答
plus-settings-conversations-text = 與 AI Help 的所有對話，儲存成一個檔案。
plus-settings-conversations-download = 下載對話

plus-settings-offline = 離線閱讀

plus-settings-updated = 掌握最新消息
plus-settings-newsletter = 寄送電子報給我
plus-settings-newsletter-text = 透過電子郵件取得 Web 平台與 { $site } 的新消息。
plus-settings-newsletter-unknown = 無法載入您的電子報設定。

plus-settings-delete = 刪除帳號
plus-settings-delete-text = 永久刪除您的帳號及其所有資料。
plus-settings-gone = 再見
plus-settings-gone-text = 您的帳號及其所有資料均已刪除，您已登出。感謝您與我們一同閱讀；文件始終對您開放。
plus-settings-gone-home = 前往首頁

plus-settings-started-waiting = 正在確認您的付款…
plus-settings-started = 歡迎使用 { $plan }
plus-settings-started-text = 您現在可以使用 { $plan } 的全部功能。{ $ads ->
    [off] 廣告已關閉；可在下方重新開啟。
   *[other] { "" }
  }
plus-settings-started-late = 您的付款尚未確認
plus-settings-started-late-text = 這可能需要幾分鐘。確認後您的方案會立即顯示在這裡；您可以放心離開此頁面。
plus-settings-canceled = 訂閱並未開始
plus-settings-canceled-text = 您離開了付款頁面，沒有扣款。
plus-settings-see-plans = 查看方案
