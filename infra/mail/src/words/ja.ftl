mail-link-as-text = ボタンが使えない場合は、次のアドレスを開いてください:
mail-sent-by = このメールは { $site } から { $email } に送信されました。
mail-quiet = 画像の読み込みも開封の計測も行いません。
mail-unsubscribe = 配信を停止
