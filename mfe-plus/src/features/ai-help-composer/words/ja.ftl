plus-ask-label = 質問
plus-ask-placeholder = HTML、CSS、JavaScript など、ウェブプラットフォームについて質問してください
plus-ask-follow-up = 続けて質問する
plus-ask-ask = 質問する
plus-ask-stop = 回答を停止
plus-ask-key-ask = 質問
plus-ask-key-line = 改行
plus-ask-key-shift = Shift
plus-ask-about = 回答はこのサイトのページとデータから探します。
plus-ask-about-model = 事実はデータから示し、それ以外はモデルが書きます。
plus-ask-how = しくみ
plus-ask-left = { $count ->
   *[other] 残り { $number } 文字
  }
plus-ask-too-long = { $count ->
   *[other] { $number } 文字超過
  }
plus-ask-offline = オフラインです。読み込み済みの内容は表示できますが、質問するには接続が必要です。
plus-ask-offline-short = オフラインです。
plus-ask-failed-no-answer = 回答が届きませんでした。質問はここに残っています。
plus-ask-failed-lost = 回答の途中で接続が切れました。
plus-ask-failed-failed = サイトで問題が発生しました。質問は回数には含まれません。1 分後にもう一度お試しください。
plus-ask-failed-cut = 回答が途中で切れました。質問は回数には含まれません。1 分後にもう一度お試しください。
plus-ask-failed-not-ready = このサイトの検索インデックスはまだ作成中です。質問は回数には含まれません。1 分後にもう一度お試しください。
plus-ask-failed-quota = 今日の質問回数を使い切りました。この質問は回数には含まれません。回数が戻ったら、もう一度質問してください。
plus-ask-failed-off = このサイトでは AI Help がオフになっています。質問は回数には含まれません。
plus-ask-failed-busy = 現在、質問が混み合っています。質問は回数には含まれません。1 分後にもう一度お試しください。
plus-ask-failed-flagged = 質問が自動チェックでブロックされました。回数には含まれます。別の言葉で試してください。
plus-ask-failed-too-much = 一度に回答できる量を超えています。質問を短くするか、新しい質問を始めてください。回数には含まれません。
plus-ask-failed-full = この会話にはこれ以上質問を追加できません。新しい会話を始めてください。質問は回数には含まれません。
plus-ask-failed-refused = この質問にはこのままでは回答できません。回数には含まれません。
plus-ask-again = 再試行
plus-ask-quota-name = 残りの質問数
plus-ask-quota = 今日の残り { $remaining } / { $limit } 件
plus-ask-quota-until = { $time } にリセット
plus-ask-quota-more = Plus なら無制限
plus-ask-spent = 今日の質問回数を使い切りました
plus-ask-spent-until = { $time } にまた { $limit } 件質問できます。Plus なら制限はありません。
plus-ask-spent-today = 午前 0 時 (UTC) にまた質問できます。Plus なら制限はありません。
plus-ask-spent-draft = 今日はもう質問できません。入力した内容はここに残ります。
plus-ask-see-plans = プランを見る
