plus-gaps-title = 부족한 내용
plus-gaps-note = AI Help에서 답이 없었던 질문을 많은 순으로 보여 줍니다. 본문은 독자가 허용한 경우에만 표시됩니다.
plus-gaps-count = { $count ->
   *[other] { $count }건
  }
plus-gaps-none = 부족한 내용이 없습니다.
plus-gaps-untold = 본문이 공유되지 않은 질문
plus-gaps-times = { $count ->
   *[other] { $count }번 질문됨
  }
plus-gaps-last = 마지막 { $date }
plus-gaps-settle = 목록에서 빼기
plus-gaps-settle-of = 목록에서 빼기: { $question }
plus-gaps-settled = 목록에서 뺐습니다.
plus-gaps-more = 더 보기
plus-reports-title = 답변 신고
plus-reports-votes = 도움이 됨: { $helpful } · 도움이 안 됨: { $other }
plus-reports-count = { $count ->
   *[other] 신고 { $count }건
  }
plus-reports-none = 신고가 없습니다.
plus-reports-no-comment = 의견 없음
plus-reports-conversation = { $count ->
   *[other] 대화 보기(질문 { $count }개)
  }
plus-reports-settle = 신고 삭제
plus-reports-settle-of = { $date } 신고 삭제: { $comment }
plus-reports-settled = 신고를 삭제했습니다.
