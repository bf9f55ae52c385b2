blog-choices-usage = 利用状況のデータをこのサイトに送信する
blog-choices-saved = このブラウザーに保存しました
blog-choices-not-saved = ブラウザーがこの設定を保存しませんでした
blog-choices-signal = お使いのブラウザーはすべてのサイトにデータを収集しないよう求めています（Global Privacy Control）。そのため、何も送信されません。この設定はブラウザーの設定画面で変更できます。
blog-choices-script = このスイッチには JavaScript が必要です。JavaScript が無効な場合、利用状況のデータは送信されません。
