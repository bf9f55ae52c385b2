plus-exchange-asked = あなたの質問
plus-exchange-edit = 質問を編集
plus-exchange-edit-hint = 編集前の質問も回答とともに残ります。
plus-exchange-edit-hint-answering = 書いている途中の回答は停止します。編集前の質問も、届いた分の回答とともに残ります。
plus-exchange-cancel = キャンセル
plus-exchange-ask = 質問する
plus-exchange-versions = この質問のバージョン
plus-exchange-version = { $number }/{ $count }
plus-exchange-previous = 前のバージョン
plus-exchange-next = 次のバージョン
plus-exchange-unfold = 質問をすべて表示
plus-exchange-fold = 折りたたむ
plus-exchange-searching = ドキュメントを検索中…
plus-exchange-writing = { $count ->
    [0] 回答を作成中…
   *[other] { $count } ページを参照しました。回答を作成中…
  }
plus-exchange-waiting = この回答はまだ作成中です。完成するとここに表示されます。
plus-exchange-failed = 回答が届きませんでした。
plus-exchange-failed-before = 回答が届きませんでした。ページを離れたか、接続が切れたか、サイトに問題がありました。このような質問は回数には含まれません。
plus-exchange-stopped = 回答が届く前に停止しました。
plus-exchange-stopped-before = 回答が届く前に停止しました。この質問は回数には含まれません。
plus-exchange-again = もう一度質問する
plus-exchange-answered = { $time } に回答
plus-exchange-answered-by = { $time } に { $model } が回答
plus-exchange-answered-by-model = { $time } にモデルが回答
plus-exchange-helpful = 役に立った
plus-exchange-not-helpful = 役に立たなかった
plus-exchange-report = 問題を報告
plus-exchange-follow-ups = 続けて聞ける質問
plus-exchange-sources = { $count ->
   *[other] 出典 { $count } 件
  }
plus-exchange-sources-last = 最後の回答の出典
plus-exchange-sources-first = 最初の回答の出典
plus-exchange-sources-of = { $number } 番目の回答の出典
plus-exchange-unkept-history-off = 履歴はオフです。この会話はもう保存されず、ページを離れると終わります。すでに保存されたものは、削除するまで残ります。
plus-exchange-unkept-deleted = この会話は、ここまたは別のタブで履歴から削除されました。ページを離れると終わります。
plus-exchange-say-writing = 回答を作成しています。
plus-exchange-say-complete = { $count ->
    [0] 回答が完成しました。
   *[other] 回答が完成しました。出典は { $count } 件です。
  }
plus-exchange-say-unknown = 未知の API が使われています: { $names }。
plus-exchange-say-stopped = 停止しました。
plus-exchange-say-failed = 回答が途切れました。
