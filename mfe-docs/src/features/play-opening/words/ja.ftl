### Where the code of the Playground comes from.

docs-open-title = 開く
docs-open-close = 閉じる
docs-open-files = ファイルから
docs-open-files-text = ZIP、HTML、CSS、JavaScript のファイルをこのページにドロップするか、選択してください。ファイルはこの端末の中だけで読み取られ、送信されません。
docs-open-choose = ファイルを選択
docs-open-opened = 「{ $name }」を開きました。「実行」を押すと実行されます。
docs-open-left-out = { $count ->
    [0] 読み込まなかったファイル: { $names }。
   *[other] 読み込まなかったファイル: { $names } ほか { $count } 件。
  }
docs-open-unchanged = コードは変更されていません。
docs-open-problem-too-large = 「{ $file }」は大きすぎます。ページは 1 MB、ZIP ファイルは 20 MB までです。
docs-open-problem-not-code = 「{ $file }」は ZIP、HTML、CSS、JavaScript のファイルではありません。
docs-open-problem-broken-zip = 「{ $file }」は壊れているか、ZIP ファイルではありません。
docs-open-problem-encrypted = 「{ $file }」はパスワードで保護されています。展開してから中のファイルを開いてください。
docs-open-problem-unknown-zip = 「{ $file }」はこのページで読み取れない形式で圧縮されています。展開してから中のファイルを開いてください。
docs-open-problem-bomb = 「{ $file }」を展開すると、コードが 1 MB を超えます。
docs-open-problem-binary = 「{ $file }」は UTF-8 のテキストではありません。
docs-open-problem-no-html = 「{ $file }」に HTML ファイルがありません。
docs-open-problem-unreadable = 「{ $file }」を読み取れませんでした。フォルダーの場合は、中のファイルを選択してください。
docs-open-templates = テンプレートから
docs-start-title = 動くものから始める
docs-start-text = テンプレートを選ぶか、自分でコードを書くか、ここにファイルをドロップしてください。
docs-start-coming = コードが読み込まれると、ここに結果が表示されます。
docs-template-opened = 「{ $name }」を開きました。自由に変更できます。
docs-template-document = 文書
docs-template-document-text = 見出し、本文、図を備えた読みやすい初期設定。
docs-template-flexbox = フレックスボックスのレイアウト
docs-template-flexbox-text = 折り返しながら空きを分け合うカードの列。
docs-template-grid = グリッドのレイアウト
docs-template-grid-text = 幅に応じて変わる名前付きの領域。
docs-template-form = 検証付きフォーム
docs-template-form-text = ライブラリーなしのラベルとエラー表示。
docs-template-canvas = キャンバスのアニメーション
docs-template-canvas-text = 一時停止できる描画ループ。
docs-template-fetch = Fetch で作るリスト
docs-template-fetch-text = 読み込み中、空、エラーの 3 つの状態。
docs-kept-title = この端末
docs-kept-text = { $most } 件中 { $count } 件。このブラウザーだけに保存されています。いっぱいになると古いものから消えます。
docs-kept-untitled = 無題
docs-kept-opened = 「{ $name }」を開きました。
docs-kept-rename = { $name } の名前を変更
docs-kept-delete-named = { $name } を削除
docs-kept-name = 名前
docs-kept-save = 保存
docs-kept-cancel = キャンセル
docs-kept-delete-question = 「{ $name }」をこの端末から削除しますか？
docs-kept-delete = 削除
docs-kept-full = 名前を保存できませんでした。この端末に空き容量がありません。Playground を削除してから、もう一度お試しください。
