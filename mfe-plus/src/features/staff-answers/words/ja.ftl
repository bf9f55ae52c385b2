plus-gaps-title = 内容の不足
plus-gaps-note = AI Help で回答のなかった質問を多い順に示します。本文は読者が許可した場合だけ表示されます。
plus-gaps-count = { $count ->
   *[other] { $count } 件
  }
plus-gaps-none = 不足はありません。
plus-gaps-untold = 本文が共有されていない質問
plus-gaps-times = { $count ->
   *[other] { $count } 回質問
  }
plus-gaps-last = 最後は { $date }
plus-gaps-settle = リストから外す
plus-gaps-settle-of = リストから外す: { $question }
plus-gaps-settled = リストから外しました。
plus-gaps-more = さらに表示
plus-reports-title = 回答の報告
plus-reports-votes = 役に立った: { $helpful } · 役に立たなかった: { $other }
plus-reports-count = { $count ->
   *[other] 報告 { $count } 件
  }
plus-reports-none = 報告はありません。
plus-reports-no-comment = コメントなし
plus-reports-conversation = { $count ->
   *[other] 会話を表示（質問 { $count } 件）
  }
plus-reports-settle = 報告を削除
plus-reports-settle-of = { $date } の報告を削除: { $comment }
plus-reports-settled = 報告を削除しました。
