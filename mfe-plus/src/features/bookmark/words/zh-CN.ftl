plus-save = 保存
plus-save-offline = 你已离线。保存需要网络连接。
plus-saved = 已保存
plus-save-title = 保存到收藏集
plus-save-loading = 请稍候…
plus-save-unloaded = 无法获取表单。请关闭后重试。
plus-close = 关闭
