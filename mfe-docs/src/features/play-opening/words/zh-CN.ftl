### Where the code of the Playground comes from.

docs-open-title = 打开
docs-open-close = 关闭
docs-open-files = 从文件
docs-open-files-text = 将 ZIP、HTML、CSS 或 JavaScript 文件拖放到此页面的任意位置，或选择一个文件。文件只在你的设备上读取，不会发送到任何地方。
docs-open-choose = 选择文件
docs-open-opened = 已打开“{ $name }”。点击“运行”即可运行。
docs-open-left-out = { $count ->
    [0] 未包含：{ $names }。
   *[other] 未包含：{ $names } 以及另外 { $count } 个文件。
  }
docs-open-unchanged = 你的代码没有改变。
docs-open-problem-too-large = “{ $file }”太大。页面最大 1 MB，ZIP 文件最大 20 MB。
docs-open-problem-not-code = “{ $file }”不是 ZIP、HTML、CSS 或 JavaScript 文件。
docs-open-problem-broken-zip = “{ $file }”已损坏，或不是 ZIP 文件。
docs-open-problem-encrypted = “{ $file }”受密码保护。请解压后打开其中的文件。
docs-open-problem-unknown-zip = “{ $file }”的压缩方式无法在此页面读取。请解压后打开其中的文件。
docs-open-problem-bomb = “{ $file }”解压后的代码超过 1 MB。
docs-open-problem-binary = “{ $file }”不是 UTF-8 文本。
docs-open-problem-no-html = “{ $file }”中没有 HTML 文件。
docs-open-problem-unreadable = 无法读取“{ $file }”。如果它是文件夹，请选择其中的文件。
docs-open-templates = 从模板
docs-start-title = 从能运行的代码开始
docs-start-text = 选择一个模板，自己编写代码，或将文件拖放到此处。
docs-start-coming = 代码加载后，结果会显示在这里。
docs-template-opened = 已打开“{ $name }”。可以随意修改。
docs-template-document = 文档
docs-template-document-text = 标题、文字和图片，带有合理的默认样式。
docs-template-flexbox = 弹性盒布局
docs-template-flexbox-text = 可以换行并分享空间的一排卡片。
docs-template-grid = 网格布局
docs-template-grid-text = 随宽度变化的命名区域。
docs-template-form = 带校验的表单
docs-template-form-text = 不用库实现的标签和错误提示。
docs-template-canvas = 画布动画
docs-template-canvas-text = 可以暂停的绘制循环。
docs-template-fetch = 用 Fetch 获取的列表
docs-template-fetch-text = 加载中、空列表和出错三种状态。
docs-kept-title = 此设备上
docs-kept-text = { $count } / { $most }，仅保存在此浏览器中。列表已满时，最旧的会被移除。
docs-kept-untitled = 未命名
docs-kept-opened = 已打开“{ $name }”。
docs-kept-rename = 重命名 { $name }
docs-kept-delete-named = 删除 { $name }
docs-kept-name = 名称
docs-kept-save = 保存
docs-kept-cancel = 取消
docs-kept-delete-question = 要从此设备删除“{ $name }”吗？
docs-kept-delete = 删除
docs-kept-full = 无法保存名称：此设备空间不足。请删除一个 Playground 后重试。
