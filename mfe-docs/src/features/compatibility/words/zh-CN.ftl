docs-compat-server-only = BCD 表格仅在浏览器中加载
docs-compat-warning = 警告
docs-compat-error = 错误
docs-compat-missing = 未找到 { $query } 的兼容性数据
docs-compat-missing-report = 报告缺少的数据
docs-compat-missing-page = 报告此页面的问题
docs-compat-load-failed = 加载 BCD 数据时出错
docs-compat-table-failed = 加载浏览器兼容性表格时出错
docs-compat-reload = 请尝试重新加载页面

docs-compat-label = { $feature } 的浏览器兼容性
docs-compat-tip = 选择单元格可查看该浏览器的支持历史。
docs-compat-report = 报告此兼容性数据的问题
docs-compat-on-github = 在 GitHub 上查看数据
docs-compat-source = 数据：{ $date }（v{ $version }）
docs-compat-left-out =
    { $count ->
       *[other] { $total } 项特性中有 { $count } 项未在此显示。
    }
docs-compat-show-all = 全部显示

docs-compat-feature = 特性
docs-compat-desktop = 桌面端
docs-compat-mobile = 移动端
docs-compat-server = 服务器

docs-compat-badge-experimental = 实验性
docs-compat-badge-non-standard = 非标准
docs-compat-badge-deprecated = 已弃用

docs-compat-label-yes = 是
docs-compat-label-no = 否
docs-compat-label-unknown = ?
docs-compat-label-preview = 预览
docs-compat-released = 发布于 { $date }

docs-compat-yes = 完全支持
docs-compat-partial = 部分支持
docs-compat-flag = 需启用标志
docs-compat-preview = 预览版支持
docs-compat-no = 不支持
docs-compat-unknown = 支持情况未知
docs-compat-notes = 参见备注
docs-compat-prefix = 需要前缀
docs-compat-renamed = 使用其他名称
docs-compat-disabled = 需要标志
docs-compat-more = 历史中有更多内容

docs-compat-history = { $browser } · { $feature } 的支持历史
docs-compat-branch-own = 无前缀
docs-compat-branch-prefix = 带前缀 { $prefix }
docs-compat-branch-name = 使用名称 { $name }
docs-compat-says-yes = 完全支持。
docs-compat-says-partial = 部分支持。
docs-compat-says-preview = 预览版中支持。
docs-compat-says-no = 不支持。
docs-compat-says-unknown = 支持情况未知。
docs-compat-removed = 在版本 { $version } 中移除。
docs-compat-says-prefix = 使用前缀 { $prefix } 时支持。
docs-compat-says-name = 以 { $name } 名称支持。
docs-compat-flag-preference = 在 { $browser } 中更改首选项 { $name }。
docs-compat-flag-preference-value = 在 { $browser } 中将首选项 { $name } 设为 { $value }。
docs-compat-flag-start = 使用 { $name } 启动 { $browser }。
docs-compat-flag-start-value = 将 { $name } 设为 { $value } 并启动 { $browser }。
docs-compat-flag-where = 首选项位于 { $address }。
docs-compat-bug = 参见 { $bug }。
