plus-title-collections = 收藏集
plus-title-updates = 更新
plus-title-settings = 我的設定
plus-title-staff = 工作人員
plus-title-newsletter = 電子報
plus-description-landing = 訂閱包含哪些內容、價格多少，以及如何開始。
plus-description-newsletter = 透過電子郵件取得給 Web 開發者的消息：訂閱電子報。
plus-description-updates = 逐版了解瀏覽器新增了什麼、哪些功能已成為 Baseline，並支援篩選與訂閱。
