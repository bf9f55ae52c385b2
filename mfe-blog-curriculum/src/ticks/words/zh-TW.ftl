blog-curriculum-done = 已完成
blog-curriculum-done-of = 已完成 { $done }/{ $count } 個單元
