blog-choices-usage = 將使用數據傳送給本站
blog-choices-saved = 已儲存在這個瀏覽器中
blog-choices-not-saved = 瀏覽器未能儲存這項選擇
blog-choices-signal = 您的瀏覽器要求所有網站不要蒐集資料（Global Privacy Control），因此不會傳送任何數據。您可以在瀏覽器的設定中變更。
blog-choices-script = 這個開關需要 JavaScript。沒有 JavaScript 時，不會傳送使用數據。
