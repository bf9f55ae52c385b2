plus-save-collection = 收藏集
plus-save-collection-new = + 新建收藏集
plus-save-item-title = 标题
plus-save-title-missing = 请输入标题。
plus-save-delete = 删除
plus-save-done = 已保存到“{ $collection }”
plus-save-changed = 已在“{ $collection }”中修改
plus-save-removed = 已从“{ $collection }”中移除
