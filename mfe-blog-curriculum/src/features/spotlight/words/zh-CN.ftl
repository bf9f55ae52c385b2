blog-spotlight = 贡献者风采
blog-spotlight-github = GitHub 上的 { $name }
blog-spotlight-involved = 参与进来
blog-spotlight-everybody = 人人都能帮忙：从一句可以写得更清楚的话开始。
