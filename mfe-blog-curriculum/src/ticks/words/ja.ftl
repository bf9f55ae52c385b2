blog-curriculum-done = 完了
blog-curriculum-done-of = { $count } モジュール中 { $done } 件が完了
