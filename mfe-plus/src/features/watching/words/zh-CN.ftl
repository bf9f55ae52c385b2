plus-watch = 关注
plus-watching = 已关注
plus-watch-name = 关注 { $name }
plus-watching-name = 已关注 { $name }
plus-watch-page = 此页面有编辑时通知你。
plus-watch-ended = 会话已结束。请登录后重试。
plus-watch-refused = 无法关注此内容，或已达到账号的关注上限。
plus-watch-failed = 操作未成功。请稍后重试。
