plus-host-watch = 关注此主机
plus-host-watch-mail = 每天扫描一次；等级下降时会发邮件通知你。
plus-host-watch-site = 每天扫描一次。本站不发送邮件：请在此查看变化。
plus-host-watch-ended = 已不再关注。
plus-host-watch-failed = 操作失败。请重试。
plus-host-watch-refused = 你关注的主机已达账户上限。
