plus-upgrade = 立即升级
plus-too-long = 请确保输入不超过 { $limit } 个字符。
plus-characters = { $length }/{ $limit }
plus-collection-form-new = 新建收藏集
plus-collection-form-edit = 编辑收藏集
plus-collection-form-name = 名称
plus-collection-form-name-missing = 请输入名称。
plus-collection-form-description = 描述
plus-collection-form-optional = 可选
plus-collection-full = 收藏集数量已达上限
plus-collection-full-text = Core 方案最多可有 { $limit } 个收藏集，包括“已保存的文章”。升级后可以随意创建。
plus-collection-delete = 删除“{ $name }”？
plus-collection-delete-text = { $count ->
    [0] 其中没有文章。
   *[other] 其中的 { $count } 篇文章将不再保存在这里。页面本身不受影响。
  }
plus-saving = 正在保存…
plus-save-submit = 保存
