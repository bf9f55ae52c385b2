blog-curriculum-kept-on-device = この端末に保存しました。
blog-curriculum-kept-log-in = ログインしてアカウントに保存
blog-curriculum-kept-in-account = アカウントに保存され、すべての端末で使えます。
blog-curriculum-kept-saving = 保存しています…
blog-curriculum-kept-failed = この端末に保存しました。アカウントには保存できませんでした。
blog-curriculum-try-again = 再試行
