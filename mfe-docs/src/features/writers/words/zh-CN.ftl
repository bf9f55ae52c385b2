docs-writers-nav = 写作者专区
docs-writers-flaws = 问题
docs-writers-flaws-about = 此语言的页面存在的问题，最严重的排在最前。
docs-writers-translations = 翻译
docs-writers-translations-about = 每种语言拥有多少英文内容。
docs-writers-translations-of = 此语言的翻译
docs-writers-translations-of-about = 每个页面落后英文页面多少。
docs-writers-feedback = 反馈
docs-writers-sitemap = 所有页面
docs-writers-sitemap-about = 逐级浏览页面树。
docs-writers-progress = 已检查 { $done } / { $total } 个页面
docs-writers-filter = 标题或网址包含
docs-writers-filter-submit = 筛选
docs-writers-kinds = 显示
docs-writers-all-kinds = 全部
docs-writers-rows =
    { $count ->
       *[other] { $count } 行
    }
docs-writers-none = 没有可显示的内容。
docs-writers-open = 在编辑器中打开
docs-writers-previous = 上一页
docs-writers-next = 下一页
docs-writers-page-of = 第 { $page } 页，共 { $pages } 页

docs-writers-column-page = 页面
docs-writers-column-flaws = 问题
docs-writers-column-fixable = 可修复
docs-writers-column-kinds = 种类
docs-writers-column-translated = 已翻译
docs-writers-column-missing = 缺少
docs-writers-column-current = 最新
docs-writers-column-behind = 落后
docs-writers-column-unknown = 未知
docs-writers-column-orphaned = 没有英文页面
docs-writers-column-state = 状态
docs-writers-column-commits-behind = 落后的更改
docs-writers-column-english-modified = 英文更改日期
docs-writers-column-pages-below = 下级页面
docs-writers-column-page-type = 页面类型
docs-writers-column-status = 标准状态

docs-writers-toolbar = 写作者工具栏
docs-writers-toolbar-flaws =
    { $count ->
        [0] 没有问题
       *[other] { $count } 个问题
    }
docs-writers-toolbar-fix =
    { $count ->
       *[other] 修复其中 { $count } 个
    }
docs-writers-toolbar-fixed =
    { $count ->
       *[other] 已修复 { $count } 个
    }
docs-writers-toolbar-failed = 操作失败：{ $cause }
docs-writers-toolbar-source = 查看源代码
docs-writers-toolbar-line = 第 { $line } 行
docs-writers-toolbar-better = 建议：{ $suggestion }
docs-writers-toolbar-modified = 最后修改：{ $date }
docs-writers-group-broken_links = 链接
docs-writers-group-macros = 宏
docs-writers-group-other = 其他
