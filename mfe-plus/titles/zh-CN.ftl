plus-title-collections = 收藏集
plus-title-settings = 我的设置
plus-title-staff = 工作人员
plus-title-newsletter = 新闻通讯
