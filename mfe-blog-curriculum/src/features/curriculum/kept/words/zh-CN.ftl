blog-curriculum-kept-on-device = 已保存在此设备上。
blog-curriculum-kept-log-in = 登录以保存到你的账户
blog-curriculum-kept-in-account = 已保存到你的账户，在所有设备上可用。
blog-curriculum-kept-saving = 正在保存…
blog-curriculum-kept-failed = 已保存在此设备上，但未能保存到你的账户。
blog-curriculum-try-again = 重试
