content-link-external = 外部链接
content-link-english = 仅有英文版
content-link-missing = 此页面尚未撰写
