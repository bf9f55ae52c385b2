blog-curriculum-done = 已完成
blog-curriculum-done-of = 已完成 { $done }/{ $count } 个模块
