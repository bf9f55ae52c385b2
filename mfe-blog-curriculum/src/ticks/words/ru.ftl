blog-curriculum-done = Пройдено
blog-curriculum-done-of = Пройдено модулей: { $done } из { $count }
