plus-report-title = 이 답변의 문제 신고
plus-report-comment = 무엇이 잘못되었나요?
plus-report-whole = { $count ->
   *[other] 대화 전체(질문과 답변 { $count }개)도 함께 보내기
  }
plus-report-what = 보내는 내용 보기
plus-report-note = 신고 내용은 이 사이트를 운영하는 사람들이 읽습니다. 이름과 이메일 주소는 보내지 않습니다.
plus-report-cancel = 취소
plus-report-send = 신고 보내기
plus-report-sending = 보내는 중…
plus-report-thanks = 고맙습니다. 신고를 보냈습니다.
