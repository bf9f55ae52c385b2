docs-progress-heading = 翻译
docs-progress-heading-of = 翻译：{ $section }
docs-progress-about = 每种语言有多少页面，以及翻译比英文页面落后多少。
docs-progress-up-to = 英文更改统计至 { $date }。
docs-progress-no-history = 本站不知道英文页面何时更改过，因此也无法判断哪些翻译已落后。
docs-progress-languages = 语言
docs-progress-sections = 章节
docs-progress-all-sections = 所有章节
docs-progress-translated = 已翻译 { $count } / { $all }
docs-progress-count-current = { $count } 个最新
docs-progress-count-behind = { $count } 个落后
docs-progress-count-unknown = { $count } 个未知
docs-progress-count-orphaned = { $count } 个没有英文页面
docs-progress-list = 页面
docs-progress-pages =
    { $count ->
       *[other] { $count } 个页面
    }
docs-progress-none = 没有可显示的内容。
docs-progress-page = 页面
docs-progress-state = 状态
docs-progress-show = 显示
docs-progress-state-any = 全部
docs-progress-state-current = 最新
docs-progress-state-behind = 落后
docs-progress-state-unknown = 未知
docs-progress-state-orphaned = 没有英文页面
docs-progress-state-missing = 未翻译
docs-progress-order = 排序
docs-progress-order-lag = 落后最多
docs-progress-order-title = 标题
docs-progress-order-views = 阅读最多
docs-progress-beside = 与英文并排阅读
docs-progress-source = 英文的更改
docs-progress-rank = 阅读量第 { $rank } 位
docs-progress-changes =
    { $count ->
       *[other] { $count } 处英文更改
    }
docs-progress-since = 自 { $date } 起
docs-progress-days =
    { $count ->
       *[other] { $count } 天
    }
docs-progress-page-links = 列表的各页
docs-progress-previous = 上一页
docs-progress-next = 下一页
docs-progress-page-number = 第 { $number } 页
