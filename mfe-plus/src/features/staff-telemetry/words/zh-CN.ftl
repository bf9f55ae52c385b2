### Chunk: staff-telemetry-words

plus-telemetry-counted = 统计不使用 Cookie 或地址
plus-telemetry-until = 统计截至：
plus-telemetry-language = 语言
plus-telemetry-all-languages = 所有语言
plus-telemetry-period = 时间段
plus-telemetry-last-hours = 过去 24 小时
plus-telemetry-last-days = 过去 { $count } 天
plus-telemetry-csv = CSV
plus-telemetry-loading = 正在加载…
plus-telemetry-empty = 尚未统计到任何数据
plus-telemetry-empty-text = 访问开始约两分钟后会显示在这里。选择退出的读者，或浏览器发送 Global Privacy Control 的读者，从不计入。
plus-telemetry-nothing = 这段时间内没有数据。

plus-telemetry-live = 当前
plus-telemetry-live-minute = 这一分钟的页面数：{ $count }
plus-telemetry-live-hour = 过去一小时：访问 { $visits }，页面 { $views }，错误 { $errors }
plus-telemetry-live-away = 暂时没有新数据；每 10 秒重新请求一次。

plus-telemetry-figure-visits = 访问
plus-telemetry-figure-pages = 每次访问的页面数
plus-telemetry-figure-searches = 搜索
plus-telemetry-figure-errors = 每 1,000 次访问的错误
plus-telemetry-figure-misses = 无结果的搜索
plus-telemetry-up = 增加 { $size }
plus-telemetry-down = 减少 { $size }
plus-telemetry-unchanged = 没有变化

plus-telemetry-shape = “{ $title }”的显示方式
plus-telemetry-chart = 图表
plus-telemetry-table = 表格
plus-telemetry-by-day = 按天，与之前 { $count } 天相比
plus-telemetry-by-hour = 按小时，与之前 24 小时相比
plus-telemetry-visits-chart = 访问随时间的变化
plus-telemetry-visits-point = { $time }：访问 { $now }，之前：{ $before }
plus-telemetry-chart-failed = 图表未能加载。表格中有相同的数字。
plus-telemetry-now = 现在
plus-telemetry-before = 之前
plus-telemetry-day = 日期
plus-telemetry-hour = 时间
plus-telemetry-went-live = 上线

plus-telemetry-kinds = 页面类型
plus-telemetry-kinds-note = 浏览占比
plus-telemetry-kind = 类型
plus-telemetry-share = 占比
plus-telemetry-views = 浏览
plus-telemetry-kind-home = 首页
plus-telemetry-kind-reference = 参考
plus-telemetry-kind-guide = 指南
plus-telemetry-kind-learn = 学习
plus-telemetry-kind-glossary = 术语表
plus-telemetry-kind-search = 搜索
plus-telemetry-kind-play = Playground
plus-telemetry-kind-blog = 博客
plus-telemetry-kind-curriculum = 课程
plus-telemetry-kind-plus = Plus
plus-telemetry-kind-observatory = Observatory
plus-telemetry-kind-advertising = 广告
plus-telemetry-kind-other = 其他

plus-telemetry-vitals = 各版本的核心指标
plus-telemetry-vitals-note = 第 75 百分位，± 5%，最近六个版本
plus-telemetry-remote = 远程模块
plus-telemetry-device = 设备
plus-telemetry-device-phone = 手机
plus-telemetry-device-desktop = 桌面
plus-telemetry-version = 版本
plus-telemetry-vital = 指标
plus-telemetry-count = 数值个数
plus-telemetry-vital-good = 良好
plus-telemetry-vital-middling = 需要改进
plus-telemetry-vital-poor = 较差
plus-telemetry-vital-few = 过少
plus-telemetry-limit-good = 良好 { $value }
plus-telemetry-limit-poor = 较差 { $value }
plus-telemetry-vital-chart = 各版本的 { $name }
plus-telemetry-vital-point = { $version }：{ $value }，{ $state }
plus-telemetry-vital-few-point = { $version }：数值过少（{ $count }）

plus-telemetry-misses-note = 至少五位访客使用的词
plus-telemetry-query = 搜索词
plus-telemetry-times = 次数

plus-telemetry-errors = 按远程模块和特征划分的错误
plus-telemetry-errors-note = 消息中的数字和地址已去除
plus-telemetry-all-remotes = 所有远程模块
plus-telemetry-signature = 特征
plus-telemetry-state = 状态
plus-telemetry-state-rising = 上升
plus-telemetry-state-new = 新出现
plus-telemetry-state-known = 已知
plus-telemetry-first-seen = 首次出现
plus-telemetry-trend = 趋势
plus-telemetry-in-thousand = 每 1,000 次访问

plus-telemetry-clicks = 按来源划分的点击
plus-telemetry-clicks-note = 最常见的
plus-telemetry-source = 来源

plus-telemetry-feedback = 本页面有帮助吗？
plus-telemetry-feedback-note = 过去 { $days } 天：{ $share } 选择“是”，{ $votes } 票
plus-telemetry-no-votes = 这段时间内没有投票。
plus-telemetry-page = 页面
plus-telemetry-yes = 是
plus-telemetry-no = 否
