content-link-external = 外部連結
content-link-english = 僅有英文版
content-link-missing = 此頁面尚未撰寫
