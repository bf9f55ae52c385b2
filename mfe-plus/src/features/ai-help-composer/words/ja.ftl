plus-ask-label = 質問
plus-ask-placeholder = HTML、CSS、JavaScript など、ウェブプラットフォームについて質問してください
plus-ask-follow-up = 続けて質問する
plus-ask-ask = 質問する
plus-ask-stop = 回答を止める
plus-ask-key-ask = 質問
plus-ask-key-line = 改行
plus-ask-key-shift = Shift
plus-ask-about = 回答はこのサイトのページから探します。
plus-ask-how = しくみ
plus-ask-left = { $count ->
   *[other] 残り { $number } 文字
  }
plus-ask-too-long = { $count ->
   *[other] { $number } 文字超過
  }
plus-ask-offline = オフラインです。読み込み済みの内容は表示できますが、質問するには接続が必要です。
plus-ask-failed-no-answer = 回答が届きませんでした。質問は数に入っていません。
plus-ask-failed-busy = 回答中の質問が多すぎます。質問は数に入っていません。1 分後にもう一度質問してください。
plus-ask-failed-flagged = 質問が内容のチェックで保留されました。数には入っています。別の言葉で試してください。
plus-ask-failed-too-much = 一度に回答できる量を超えています。質問を短くするか、新しい質問を始めてください。数には入っていません。
plus-ask-failed-full = この会話にはこれ以上質問を追加できません。新しい質問を始めてください。質問は数に入っていません。
plus-ask-failed-gone = この会話はほかの場所で削除されました。新しい質問を始めてください。
plus-ask-failed-refused = この形の質問にはサイトが回答できません。質問は数に入っていません。
plus-ask-again = 再試行
plus-ask-quota-name = 残りの質問数
plus-ask-quota = 今日はあと { $limit } 件中 { $remaining } 件
plus-ask-quota-until = { $time } まで
plus-ask-quota-more = Plus なら無制限
plus-ask-spent = 今日の質問はすべて使いました
plus-ask-spent-until = { $time } に新しく { $limit } 件使えます。Plus なら制限はありません。
plus-ask-spent-today = 明日また使えます。Plus なら制限はありません。
plus-ask-see-plans = プランを見る
