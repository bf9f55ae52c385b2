plus-title-collections = 收藏集
plus-title-settings = 我的設定
plus-title-staff = 工作人員
plus-title-newsletter = 電子報
