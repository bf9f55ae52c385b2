plus-close = 关闭
plus-cancel = 取消
plus-deleting = 正在删除…
plus-undo = 撤销
plus-undo-failed = 无法撤销。


plus-collection = 收藏集
plus-collection-deleted = 已删除“{ $name }”
plus-collection-unknown = 找不到收藏集
plus-collection-unknown-text = 它可能已在其他设备上删除。

plus-collections-title = 收藏集
plus-collections-lede = 把文章保存到自己的收藏集。
plus-collections-trail = 面包屑导航
plus-collections-all = 所有收藏集
plus-collections-new = 新建收藏集
plus-collections-default = 已保存的文章
plus-collections-default-description = 默认收藏集。
plus-collections-count = { $count ->
   *[other] { $count } 篇文章
  }
plus-collections-updated = 更新于 { $date }
plus-collections-menu = “{ $name }”的操作
plus-collections-edit = 编辑
plus-collections-delete = 删除
plus-collections-copies = 导出和导入
plus-collections-export-json = 导出为 JSON
plus-collections-export-csv = 导出为 CSV
plus-collections-export-html = 导出为书签（HTML）
plus-collections-export-markdown = 导出为 Markdown
plus-collections-import = 导入
plus-collections-share = 分享
plus-collections-loading = 正在获取你的收藏集…
plus-collections-invitation = 保存你的发现
plus-collections-invitation-text = 登录后即可将文章保存到收藏集，并在每台设备上找到它们。
plus-collections-sign-in = 登录
plus-collections-unavailable = 暂时无法访问收藏集

plus-items-trail = “{ $title }”所在的位置
plus-items-search = 搜索此收藏集
plus-items-sort = 排序方式
plus-items-sort-date = 日期
plus-items-sort-title = 标题
plus-items-sort-own = 我的顺序
plus-items-saved-on = 保存于 { $date }
plus-items-changed-on = 页面最后修改于 { $date }
plus-items-note-full = 查看完整笔记
plus-items-note-less = 收起
plus-items-note-add = 添加笔记
plus-items-note-edit = 编辑笔记
plus-items-more = 显示更多
plus-items-loading = 正在获取文章…
plus-items-loading-more = 正在加载…
plus-items-shown = { $shown } / { $total }
plus-items-removed = 已删除“{ $title }”
plus-items-removed-count = 已删除 { $count } 篇文章
plus-items-moved = 已将 { $count } 篇文章移动到“{ $name }”
plus-items-placed = “{ $title }”现在是第 { $place } 篇，共 { $total } 篇
plus-items-choose = 选择“{ $title }”
plus-items-choose-all = 全选
plus-items-choose-shown = 选择已显示的 { $count } 项
plus-items-empty = 此收藏集是空的
plus-items-empty-text = 点按任意文章上的丝带，即可将其保存到这里。
plus-items-empty-action = 浏览参考文档
plus-items-none = 没有与“{ $query }”匹配的文章

plus-frequent-title = 经常浏览的文章
plus-frequent-description = 过去 30 天内浏览超过 2 次的文章。
plus-frequent-views = { $count ->
   *[other] 浏览 { $count } 次，最近一次是 { $date }
  }
plus-frequent-empty = 这里还没有内容
plus-frequent-empty-text = 你经常回看的文章会自动出现在这里。此列表只保存在这个浏览器中。
