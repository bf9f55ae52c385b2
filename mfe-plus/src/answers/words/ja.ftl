plus-answer-facts = ドキュメントのデータから
plus-answer-quoted = ドキュメントの原文どおり
plus-answer-passages = ドキュメントで見つかった内容
plus-answer-by-model = { $count ->
    [0] モデルがどのページも参照せずに書いた文章です。うのみにしないでください。
   *[other] { $count } ページをもとにモデルが書いた文章です。使う前に確認してください。
  }
plus-answer-by-model-unfinished = モデルが書いた未完成の文章です。このまま信用しないでください。
plus-answer-without-away = 回答を書くモデルに接続できません。以下はドキュメントの内容です。
plus-answer-without-slow = 回答を書くモデルに時間がかかりすぎました。以下はドキュメントの内容です。
plus-answer-without-busy = 回答を書くモデルが混み合っています。以下はドキュメントの内容です。
plus-answer-without-budget-spent = 回答を書くモデルが今日の上限に達しました。以下はドキュメントの内容です。
plus-answer-refused-not-about-the-web = ウェブプラットフォームに関する質問ではないため、回答はありません。
plus-answer-refused-not-about-the-web-why = 回答はウェブプラットフォームについてのページだけから探します。
plus-answer-refused-not-in-the-documentation = ドキュメントに書かれていないため、回答はありません。
plus-answer-refused-not-in-the-documentation-why = 十分に説明しているページがありません。
plus-answer-refused-too-vague = この質問はいろいろな意味に取れます。
plus-answer-refused-too-vague-why = 機能の名前か、やりたいことを書いてください。
plus-answer-refused-declined-by-model = 見つかったページはこの質問に答えていません。
plus-answer-refused-declined-by-model-why = モデルにそのページを渡しましたが、回答しませんでした。
plus-answer-not-counted = この質問は回数には含まれません。
plus-answer-search = サイト内で「{ $words }」を検索
plus-answer-stopped = 最後まで書かれる前に停止しました。確認されていません。
plus-answer-broke-off = 回答はここで途切れました。この回答は確認されていません。
plus-answer-uncited = 出典なし
plus-answer-all-uncited = 出典を示す文がありません。この文章をうのみにしないでください。
plus-answer-some-uncited = { $count ->
   *[other] 出典のない文が { $count } 件あり、点線が引かれています。
  }
plus-answer-dropped-citations = { $count ->
   *[other] 存在しない出典への参照を { $count } 件取り除きました。
  }
plus-answer-dropped-links = { $count ->
   *[other] リンク先のないリンクを { $count } 件取り除きました。
  }
plus-answer-source = 出典 { $number }
plus-answer-source-of = 出典 { $number }: { $title }
plus-answer-back = 出典 { $number } が示されている箇所に戻る
plus-answer-changed = { $date } 更新
plus-answer-data-of = { $date } のデータ
plus-answer-code = コード
plus-answer-unknown = は既知の API ではありません。どのページ、仕様書、互換性の表にもこの名前はありません。
plus-answer-copy = コピー
plus-answer-play = 実行
plus-answer-queue = キューに追加
plus-answer-anyway-copy = それでもコピー
plus-answer-anyway-play = それでも実行
plus-answer-anyway-queue = それでも追加
plus-answer-ask-copy = このコードは未知の API を使っています: { $names }。それでもコピーするには、もう一度押してください。
plus-answer-ask-play = このコードは未知の API を使っています: { $names }。それでも実行するには、もう一度押してください。
plus-answer-ask-queue = このコードは未知の API を使っています: { $names }。それでも追加するには、もう一度押してください。
plus-answer-queued = { $count ->
   *[other] 追加しました。キューには { $count } 個のブロックがあります。
  }
plus-answer-taken-out = キューから外しました。
plus-answer-in-queue = { $count ->
   *[other] キューに { $count } 個のコードブロック
  }
plus-answer-queue-clear = クリア
