reading-toc-heading = 本文内容
reading-copy = 复制
reading-copied = 已复制！
reading-copy-failed = 复制到剪贴板时出错！
reading-breadcrumbs = 面包屑导航
reading-previous = 上一页
reading-next = 下一页
reading-previous-next = 上一页与下一页
