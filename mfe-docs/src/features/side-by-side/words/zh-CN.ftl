docs-beside-heading = { $title }：与英文并排
docs-beside-about = 逐节对照翻译与英文页面。可运行的示例和浏览器表格在页面本身。
docs-beside-page = 阅读翻译
docs-beside-english = 查看英文版
docs-beside-note = 对照之前
docs-beside-gone = 英文页面已不存在，没有可与此翻译对照的内容。
docs-beside-unknown = 不知道此翻译对应哪一版英文。
docs-beside-behind = 翻译之后，英文页面有过更改。
docs-beside-changes =
    { $count ->
       *[other] 自 { $date } 起有 { $count } 处更改。
    }
docs-beside-unmatched =
    { $count ->
       *[other] 有 { $count } 节只在其中一个页面上。
    }
docs-beside-no-english = 英文页面没有这一节。
docs-beside-no-translation = 这一节尚未翻译。
docs-beside-data = 在页面上查看此表格
docs-beside-none = 没有可显示的内容。
