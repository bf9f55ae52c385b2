plus-exchange-asked = 질문
plus-exchange-edit = 질문 수정
plus-exchange-edit-hint = 이전 질문은 답변과 함께 남습니다.
plus-exchange-edit-hint-answering = 작성 중인 답변이 중지됩니다. 이전 질문은 그때까지 온 답변과 함께 남습니다.
plus-exchange-cancel = 취소
plus-exchange-ask = 질문하기
plus-exchange-versions = 이 질문의 버전
plus-exchange-version = { $number }/{ $count }
plus-exchange-previous = 이전 버전
plus-exchange-next = 다음 버전
plus-exchange-unfold = 질문 전체 보기
plus-exchange-fold = 접기
plus-exchange-searching = 문서를 검색하는 중…
plus-exchange-writing = { $count ->
    [0] 답변을 작성하는 중…
   *[other] { $count }개 페이지를 참고했습니다. 답변을 작성하는 중…
  }
plus-exchange-waiting = 아직 답변을 작성하고 있습니다. 완성되면 여기에 표시됩니다.
plus-exchange-failed = 답변이 오지 않았습니다.
plus-exchange-failed-before = 답변이 오지 않았습니다. 페이지를 떠났거나, 연결이 끊겼거나, 사이트에 문제가 있었습니다. 이런 질문은 횟수에 포함되지 않습니다.
plus-exchange-stopped = 답변이 오기 전에 중지했습니다.
plus-exchange-stopped-before = 답변이 오기 전에 중지했습니다. 이 질문은 횟수에 포함되지 않았습니다.
plus-exchange-again = 다시 질문하기
plus-exchange-answered = { $time }에 답변
plus-exchange-answered-by = { $time }에 { $model } 답변
plus-exchange-answered-by-model = { $time }에 모델이 답변
plus-exchange-helpful = 도움이 됨
plus-exchange-not-helpful = 도움이 안 됨
plus-exchange-report = 문제 신고
plus-exchange-follow-ups = 이어서 물어볼 만한 질문
plus-exchange-sources = { $count ->
   *[other] 출처 { $count }개
  }
plus-exchange-sources-last = 마지막 답변의 출처
plus-exchange-sources-first = 첫 번째 답변의 출처
plus-exchange-sources-of = { $number }번째 답변의 출처
plus-exchange-unkept-history-off = 기록이 꺼져 있어 이 대화는 더 이상 보관되지 않으며 페이지를 떠나면 끝납니다. 이전에 보관된 내용은 삭제할 때까지 남습니다.
plus-exchange-unkept-deleted = 이 대화는 여기 또는 다른 탭에서 기록에서 삭제되었습니다. 페이지를 떠나면 끝납니다.
plus-exchange-say-writing = 답변을 작성하고 있습니다.
plus-exchange-say-complete = { $count ->
    [0] 답변이 완성되었습니다.
   *[other] 답변이 완성되었습니다. 출처 { $count }개.
  }
plus-exchange-say-unknown = 알 수 없는 API를 사용합니다: { $names }.
plus-exchange-say-stopped = 중지했습니다.
plus-exchange-say-failed = 답변이 끊겼습니다.
