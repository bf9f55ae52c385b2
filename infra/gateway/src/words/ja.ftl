gateway-search = 検索
gateway-page-failed-title = このページを読み込めませんでした
gateway-page-failed = サーバー側で問題が発生しました。エラー ID: { $id }
gateway-request-refused = このリクエストを処理できませんでした
busy-title = サイトが混み合っています
busy-text = 現在、処理能力を超えるページのリクエストを受けています。数秒後にもう一度お試しください。
busy-again = 再試行
