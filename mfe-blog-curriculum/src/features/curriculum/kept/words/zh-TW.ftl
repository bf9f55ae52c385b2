blog-curriculum-kept-on-device = 已儲存在此裝置上。
blog-curriculum-kept-log-in = 登入以儲存到您的帳號
blog-curriculum-kept-in-account = 已儲存到您的帳號，在所有裝置上可用。
blog-curriculum-kept-saving = 正在儲存…
blog-curriculum-kept-failed = 已儲存在此裝置上，但無法儲存到您的帳號。
blog-curriculum-try-again = 再試一次
