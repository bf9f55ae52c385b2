shell-stand-in-label = 此頁面的語言
shell-stand-in = 此頁面尚未翻譯，目前顯示英文內容。
