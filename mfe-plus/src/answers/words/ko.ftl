plus-answer-facts = 문서의 데이터에서
plus-answer-quoted = 문서 원문 그대로
plus-answer-passages = 문서에서 찾은 내용
plus-answer-by-model = { $count ->
    [0] 모델이 어떤 페이지도 참고하지 않고 쓴 글입니다. 그대로 믿지 마세요.
   *[other] { $count }개 페이지를 바탕으로 모델이 쓴 글입니다. 사용하기 전에 확인하세요.
  }
plus-answer-by-model-unfinished = 모델이 쓰다 만 글입니다. 그대로 믿지 마세요.
plus-answer-without-away = 답변을 작성하는 모델에 연결할 수 없습니다. 다음은 문서의 내용입니다.
plus-answer-without-slow = 답변을 작성하는 모델이 너무 오래 걸렸습니다. 다음은 문서의 내용입니다.
plus-answer-without-busy = 답변을 작성하는 모델에 요청이 너무 많습니다. 다음은 문서의 내용입니다.
plus-answer-without-budget-spent = 답변을 작성하는 모델이 오늘 한도에 도달했습니다. 다음은 문서의 내용입니다.
plus-answer-refused-not-about-the-web = 웹 플랫폼에 관한 질문이 아니어서 답변이 없습니다.
plus-answer-refused-not-about-the-web-why = 답변은 웹 플랫폼에 관한 페이지에서만 찾습니다.
plus-answer-refused-not-in-the-documentation = 문서에 나와 있지 않아 답변이 없습니다.
plus-answer-refused-not-in-the-documentation-why = 충분히 설명하는 페이지가 없습니다.
plus-answer-refused-too-vague = 이 질문은 여러 뜻으로 이해될 수 있습니다.
plus-answer-refused-too-vague-why = 기능의 이름이나 하려는 일을 적어 주세요.
plus-answer-refused-declined-by-model = 찾은 페이지에 이 질문의 답이 없습니다.
plus-answer-refused-declined-by-model-why = 모델이 그 페이지를 받았지만 답변하지 않았습니다.
plus-answer-not-counted = 이 질문은 횟수에 포함되지 않았습니다.
plus-answer-search = 사이트에서 “{ $words }” 검색
plus-answer-stopped = 끝나기 전에 중지되었습니다. 확인되지 않은 내용입니다.
plus-answer-broke-off = 답변이 여기서 끊겼습니다. 확인되지 않은 내용입니다.
plus-answer-uncited = 출처 없음
plus-answer-all-uncited = 출처를 밝힌 문장이 없습니다. 이 글을 그대로 믿지 마세요.
plus-answer-some-uncited = { $count ->
   *[other] 출처가 없는 문장이 { $count }개 있으며 점선으로 표시됩니다.
  }
plus-answer-dropped-citations = { $count ->
   *[other] 존재하지 않는 출처 표시 { $count }개를 제거했습니다.
  }
plus-answer-dropped-links = { $count ->
   *[other] 연결되는 곳이 없는 링크 { $count }개를 제거했습니다.
  }
plus-answer-source = 출처 { $number }
plus-answer-source-of = 출처 { $number }: { $title }
plus-answer-back = 글에서 출처 { $number }이(가) 나오는 곳으로 돌아가기
plus-answer-changed = { $date } 변경
plus-answer-data-of = { $date } 데이터
plus-answer-code = 코드
plus-answer-unknown = : 알려진 API가 아닙니다. 어떤 페이지, 명세, 호환성 표에도 이 이름이 없습니다.
plus-answer-copy = 복사
plus-answer-play = 실행
plus-answer-queue = 대기열에 추가
plus-answer-anyway-copy = 그래도 복사
plus-answer-anyway-play = 그래도 실행
plus-answer-anyway-queue = 그래도 추가
plus-answer-ask-copy = 이 코드는 알 수 없는 API를 사용합니다: { $names }. 그래도 복사하려면 다시 누르세요.
plus-answer-ask-play = 이 코드는 알 수 없는 API를 사용합니다: { $names }. 그래도 실행하려면 다시 누르세요.
plus-answer-ask-queue = 이 코드는 알 수 없는 API를 사용합니다: { $names }. 그래도 추가하려면 다시 누르세요.
plus-answer-queued = { $count ->
   *[other] 추가했습니다. 대기열에 블록이 { $count }개 있습니다.
  }
plus-answer-taken-out = 대기열에서 뺐습니다.
plus-answer-in-queue = { $count ->
   *[other] 대기열에 코드 블록 { $count }개
  }
plus-answer-queue-clear = 비우기
