blog-continue = 講座を続ける
blog-continue-next = 次のモジュール
blog-continue-all-done = すべてのモジュールが完了しました
blog-continue-again = 講座に移動
