shell-stand-in-label = 此页面的语言
shell-stand-in = 此页面尚未翻译，当前显示英文内容。
