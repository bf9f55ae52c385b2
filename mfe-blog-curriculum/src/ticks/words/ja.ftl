blog-curriculum-done = 完了
blog-curriculum-done-of = { $count } 個のモジュールのうち { $done } 個が完了
