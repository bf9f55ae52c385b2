blog-spotlight = 貢獻者專訪
blog-spotlight-github = GitHub 上的 { $name }
blog-spotlight-involved = 一起參與
blog-spotlight-everybody = 人人都能幫忙：從一句可以寫得更清楚的話開始。
blog-spotlight-source = 引文出處
blog-spotlight-missing = 找不到頁面
blog-spotlight-missing-path = 抱歉，找不到頁面 { $path }。
blog-spotlight-missing-home = 回到首頁
