ads-title-report = 廣告活動報表
