visit-log-in-host = 登入
visit-log-in-cover = 在這裡儲存的內容，每台裝置上都有
visit-SIGN_IN_STALE = 這次登入已過期
visit-SIGN_IN_STALE-text = 它開始於 15 分鐘以前或另一個瀏覽器，或者已經使用過。請重新開始。
visit-SIGN_IN_REFUSED = 您尚未登入
visit-SIGN_IN_REFUSED-text = 登入已取消或未完成。沒有任何變更；您可以重新開始。
visit-SIGN_IN_UNCONFIRMED = 請先確認電子郵件
visit-SIGN_IN_UNCONFIRMED-text = 我們需要確認這個地址屬於您。請開啟我們寄出的郵件中的連結，然後重新登入。
visit-SIGN_IN_SUSPENDED = 此帳號已停權
visit-SIGN_IN_SUSPENDED-text = 您儲存的內容都還在。如需重新啟用，請聯絡本網站的支援人員。
visit-SIGN_IN_MISSING = 無法登入
visit-SIGN_IN_MISSING-text = 本網站未設定帳號。不需要帳號即可閱讀全部內容。
visit-IDENTITY_AWAY = 馬上回來
visit-IDENTITY_AWAY-text = 帳號服務沒有回應。沒有遺失任何內容；請稍後再試。
visit-DATABASE_AWAY = 馬上回來
visit-DATABASE_AWAY-text = 帳號暫時無法使用。沒有遺失任何內容；請稍後再試。
visit-DATABASE_FULL = 現在無法儲存任何內容
visit-DATABASE_FULL-text = 網站暫時無法記錄登入。沒有遺失任何內容，您可以繼續閱讀；請稍後再試。
visit-TOO_MANY_REQUESTS = 嘗試次數過多
visit-TOO_MANY_REQUESTS-text = 來自此處的登入嘗試過多。請等待一分鐘後再試。
visit-other = 發生錯誤
visit-other-text = 這是我們的問題，不是您的。請稍後再試。
visit-code = 代碼
visit-error-id = 錯誤編號
visit-log-in-again = 重新登入
visit-go-to-site = 前往 { $site }
visit-signed-out-host = 登出
visit-signed-out-cover = 在這裡儲存的內容會等您回來
visit-signed-out = 您已在此登出
visit-signed-out-text = 請稍候：正在請您的帳號提供者也將您登出。
visit-signed-out-go-on = 繼續
visit-signed-out-back = 回到 { $site }
visit-subscription-host = 訂閱
visit-subscription-cover = 更多您在這裡閱讀的內容
visit-PLAN_UNKNOWN = 沒有這個方案
visit-PLAN_UNKNOWN-text = 連結中的方案不存在。沒有扣款；網站上列有各個方案。
visit-COUNTRY_UNSUPPORTED = 您所在的國家尚未提供
visit-COUNTRY_UNSUPPORTED-text = 您所在的國家不販售方案。免費的內容始終免費。
visit-PAYMENTS_MISSING = 這裡不販售任何東西
visit-PAYMENTS_MISSING-text = 本網站未設定付款。不需要方案即可閱讀全部內容。
visit-PAYMENTS_AWAY = 馬上回來
visit-PAYMENTS_AWAY-text = 付款服務商沒有回應。沒有扣款；請稍後再試。
visit-SUBSCRIPTION_GIVEN = 這個方案是贈送給您的
visit-SUBSCRIPTION_GIVEN-text = 您沒有為它付費，因此不需要變更或取消。在收回之前一直有效。
visit-CHECKOUT_CROWDED = 一次太多了
visit-CHECKOUT_CROWDED-text = 同時開始了多次結帳。沒有扣款；請重新選擇方案。
visit-INPUT_INVALID = 這個連結不完整
visit-INPUT_INVALID-text = 我們無法讀取這個位址。沒有扣款；請在網站上選擇方案。
visit-newsletter-host = 電子報
visit-newsletter-cover = 新消息，直達您的收件匣
visit-newsletter-confirm = 確認您的地址
visit-newsletter-confirm-text = 確認地址後，{ $site } 的電子報將寄送到 { $email }。
visit-newsletter-confirm-button = 確認
visit-newsletter-leave = 要取消訂閱電子報嗎？
visit-newsletter-leave-text = { $site } 的電子報會寄送到 { $email }。
visit-newsletter-unsubscribe = 取消訂閱
visit-newsletter-confirmed = 您的地址已確認
visit-newsletter-confirmed-text = 下一期將寄送到 { $email }。
visit-newsletter-left = 您已取消訂閱
visit-newsletter-left-text = { $email } 已不在名單中。
visit-NEWSLETTER_LINK_UNKNOWN = 此連結已失效
visit-NEWSLETTER_LINK_UNKNOWN-text = 此地址不在電子報的名單中：它已被移除，或從未獲得確認。您不需要再做任何事。
visit-newsletter-mail-subject = 請確認訂閱 { $site } 的電子報
visit-newsletter-mail-text =
    有人（可能是您）用此地址訂閱了 { $site } 的電子報。開啟連結即可確認地址或取消訂閱，現在或以後都可以。

    如果不是您，不需要做任何事：未經您確認不會寄送電子報，此地址會在 30 天後刪除。
visit-newsletter-mail-link = 確認或取消訂閱
visit-feedback-host = 意見回饋
visit-feedback-cover = 每個回答都讓頁面變得更好
visit-feedback-400 = 您的回答不完整
visit-feedback-400-text = 請回到頁面，選擇一個原因，然後再送出一次。
visit-feedback-404 = 沒有這個頁面
visit-feedback-404-text = 您的回答所針對的頁面已不在本站。
visit-feedback-503 = 無法儲存您的回答
visit-feedback-503-text = 這是我們的問題，與您無關，遺失的只有這個回答。請回到頁面，稍後再送出一次。
visit-playground-hidden-subject = 您在 { $site } 上的 Playground 已被隱藏
visit-playground-hidden-text =
    有讀者檢舉了您的 Playground「{ $title }」，工作人員檢視後將它對其他讀者隱藏。原因：

    { $reason }

    您仍然可以開啟它、複製程式碼或將它刪除。
visit-playground-restored-subject = 您在 { $site } 上的 Playground 已恢復顯示
visit-playground-restored-text =
    工作人員重新檢視了您的 Playground「{ $title }」。它的連結現在所有人都能再次開啟。原因：

    { $reason }
visit-playground-link = 開啟 Playground
visit-digest-host = 摘要
visit-digest-cover = 有變化時才通知您
visit-digest-leave = 要停止接收摘要嗎？
visit-digest-leave-text = { $site } 會以郵件告知 { $email } 您所關注的內容有何變化。停止後您仍在關注，並可在網站上查看。
visit-digest-stop = 停止接收摘要
visit-digest-left = 摘要已停止
visit-digest-left-text = { $email } 不會再收到摘要。您可以在設定中重新開啟。
visit-DIGEST_LINK_UNKNOWN = 此連結已失效
visit-DIGEST_LINK_UNKNOWN-text = 它所屬的帳號已刪除，或網址不完整。您不需要再做任何事。
visit-digest-subject-pages = { $count } 個頁面有變更
visit-digest-subject-features = { $count } 項功能有新動態
visit-digest-subject-both = { $pages }，{ $features }
visit-digest-list = 您的關注
visit-digest-more = 另有 { $count } 項，請在網站上查看。
visit-digest-all = 查看所有更新
visit-digest-why-daily = 您在 { $site } 關注了 { $count } 項內容，因此會在有變化的日子收到此郵件。
visit-digest-why-weekly = 您在 { $site } 關注了 { $count } 項內容，因此會在有變化時於週一收到此郵件。
visit-digest-change = 變更接收內容
visit-digest-edited = 頁面已編輯。
visit-digest-added = { $releases } 已支援。
visit-digest-removed = { $releases } 不再支援。
visit-digest-state-newly = 新近可用
visit-digest-newly = 可在所有主流瀏覽器的最新版本中使用。
visit-digest-state-widely = 廣泛可用
visit-digest-widely = 所有主流瀏覽器均已支援兩年半。
visit-digest-state-regressed = 不再屬於 Baseline
visit-digest-regressed = 已無法在所有主流瀏覽器中使用。
visit-digest-state-discouraged = 不建議使用
visit-digest-discouraged = 新程式碼不應再使用它。
