plus-ask-label = 질문
plus-ask-placeholder = HTML, CSS, JavaScript 등 웹 플랫폼에 관해 질문하세요
plus-ask-follow-up = 이어서 질문하기
plus-ask-ask = 질문하기
plus-ask-stop = 답변 중지
plus-ask-key-ask = 질문
plus-ask-key-line = 줄 바꿈
plus-ask-key-shift = Shift
plus-ask-about = 답은 이 사이트의 페이지에서 찾습니다.
plus-ask-how = 작동 방식
plus-ask-left = { $count ->
   *[other] { $number }자 남음
  }
plus-ask-too-long = { $count ->
   *[other] { $number }자 초과
  }
plus-ask-offline = 오프라인입니다. 이미 읽은 내용은 여기에 있지만 질문하려면 연결이 필요합니다.
plus-ask-failed-no-answer = 답이 오지 않았습니다. 질문은 횟수에 포함되지 않았습니다.
plus-ask-failed-busy = 답하고 있는 질문이 너무 많습니다. 횟수에 포함되지 않았으니 1분 뒤에 다시 질문하세요.
plus-ask-failed-flagged = 질문이 내용 검사에서 보류되었습니다. 횟수에는 포함되었습니다. 다른 말로 질문해 보세요.
plus-ask-failed-too-much = 한 번에 답할 수 있는 양을 넘었습니다. 질문을 줄이거나 새로 시작하세요. 횟수에 포함되지 않았습니다.
plus-ask-failed-full = 이 대화에는 질문을 더 추가할 수 없습니다. 새로 시작하세요. 질문은 횟수에 포함되지 않았습니다.
plus-ask-failed-gone = 이 대화는 다른 곳에서 삭제되었습니다. 새 질문을 시작하세요.
plus-ask-failed-refused = 이대로는 사이트가 답할 수 없습니다. 질문은 횟수에 포함되지 않았습니다.
plus-ask-again = 다시 시도
plus-ask-quota-name = 남은 질문
plus-ask-quota = 오늘 { $limit }개 중 { $remaining }개 남음
plus-ask-quota-until = { $time }까지
plus-ask-quota-more = Plus에서는 제한 없음
plus-ask-spent = 오늘의 질문을 모두 사용했습니다
plus-ask-spent-until = { $time }에 { $limit }개가 새로 생깁니다. Plus에서는 제한이 없습니다.
plus-ask-spent-today = 내일 새로 생깁니다. Plus에서는 제한이 없습니다.
plus-ask-see-plans = 요금제 보기
