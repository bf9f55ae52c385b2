blog-spotlight = 贡献者风采
blog-spotlight-github = GitHub 上的 { $name }
blog-spotlight-involved = 参与贡献
blog-spotlight-everybody = 人人都能帮忙：从一句可以写得更清楚的话开始。
blog-spotlight-source = 引文来源
blog-spotlight-missing = 未找到页面
blog-spotlight-missing-path = 抱歉，未找到页面 { $path }。
blog-spotlight-missing-home = 返回首页
