plus-ask-label = 질문
plus-ask-placeholder = HTML, CSS, JavaScript 등 웹 플랫폼에 관해 질문하세요
plus-ask-follow-up = 이어서 질문하기
plus-ask-ask = 질문하기
plus-ask-stop = 답변 중지
plus-ask-key-ask = 질문
plus-ask-key-line = 줄 바꿈
plus-ask-key-shift = Shift
plus-ask-about = 답변은 이 사이트의 페이지와 데이터에서 찾습니다.
plus-ask-about-model = 사실은 데이터에서 가져오고 나머지는 모델이 씁니다.
plus-ask-how = 작동 방식
plus-ask-left = { $count ->
   *[other] { $number }자 남음
  }
plus-ask-too-long = { $count ->
   *[other] { $number }자 초과
  }
plus-ask-offline = 오프라인입니다. 여기 있는 내용은 계속 읽을 수 있지만 질문하려면 연결이 필요합니다.
plus-ask-offline-short = 오프라인입니다.
plus-ask-failed-no-answer = 답변이 오지 않았습니다. 질문은 여기에 그대로 있습니다.
plus-ask-failed-lost = 답변이 완성되기 전에 연결이 끊겼습니다.
plus-ask-failed-failed = 사이트에 문제가 생겼습니다. 질문은 횟수에 포함되지 않았습니다. 1분 뒤에 다시 시도하세요.
plus-ask-failed-cut = 답변이 완성되기 전에 끊겼습니다. 질문은 횟수에 포함되지 않았습니다. 1분 뒤에 다시 시도하세요.
plus-ask-failed-not-ready = 이 사이트의 검색 색인을 아직 만드는 중입니다. 질문은 횟수에 포함되지 않았습니다. 1분 뒤에 다시 시도하세요.
plus-ask-failed-quota = 오늘의 질문을 모두 사용했습니다. 이 질문은 횟수에 포함되지 않았습니다. 횟수가 새로 생기면 다시 질문하세요.
plus-ask-failed-off = 이 사이트에서는 AI Help가 꺼져 있습니다. 질문은 횟수에 포함되지 않았습니다.
plus-ask-failed-busy = 지금 답변 중인 질문이 너무 많습니다. 횟수에 포함되지 않았으니 1분 뒤에 다시 시도하세요.
plus-ask-failed-flagged = 자동 검사에서 질문이 차단되었습니다. 횟수에는 포함되었습니다. 다른 말로 질문해 보세요.
plus-ask-failed-too-much = 한 번에 답변할 수 있는 양을 넘었습니다. 질문을 줄이거나 새로 시작하세요. 횟수에 포함되지 않았습니다.
plus-ask-failed-full = 이 대화에는 질문을 더 추가할 수 없습니다. 새 대화를 시작하세요. 질문은 횟수에 포함되지 않았습니다.
plus-ask-failed-refused = 이 질문에는 이대로 답변할 수 없습니다. 횟수에 포함되지 않았습니다.
plus-ask-again = 다시 시도
plus-ask-quota-name = 남은 질문
plus-ask-quota = 오늘 { $limit }개 중 { $remaining }개 남음
plus-ask-quota-until = { $time }에 초기화
plus-ask-quota-more = Plus에서는 제한 없음
plus-ask-spent = 오늘의 질문을 모두 사용했습니다
plus-ask-spent-until = { $time }에 { $limit }개가 새로 생깁니다. Plus에서는 제한이 없습니다.
plus-ask-spent-today = UTC 자정에 새로 생깁니다. Plus에서는 제한이 없습니다.
plus-ask-spent-draft = 오늘은 더 질문할 수 없습니다. 입력한 내용은 여기에 남습니다.
plus-ask-see-plans = 요금제 보기
