blog-choices-usage = 向本站发送使用数据
blog-choices-saved = 已保存在此浏览器中
blog-choices-not-saved = 浏览器未能保存此选择
blog-choices-signal = 你的浏览器要求所有网站不要收集数据（Global Privacy Control），因此不会发送任何数据。你可以在浏览器的设置中更改。
blog-choices-script = 此开关需要 JavaScript。没有 JavaScript 时不会发送使用数据。
