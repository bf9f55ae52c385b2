### Chunk: docs-survey-words

### A survey between the title of a document and its text.

docs-survey-thanks = 감사합니다! 답변이 전송되었습니다.
docs-survey-previewed = 미리 보기였습니다. 답변은 전송되지 않았습니다.
docs-survey-dismiss = 이 설문조사 숨기기
docs-survey-unsent = 답변이 아직 전송되지 않았습니다. 다시 누르면 답변을 버리고 이 설문조사를 숨깁니다.
docs-survey-preview = 미리 보기입니다. 아무것도 집계되거나 저장되지 않습니다.
docs-survey-loading = 양식을 불러오는 중…
docs-survey-late = 양식을 불러오는 데 시간이 걸리고 있습니다. 새 탭에서 열 수도 있습니다.
docs-survey-new-tab = 새 탭에서 양식 열기
docs-survey-privacy = 답변은 오늘 날짜와 함께 저장되며 이름, 계정, IP 주소는 저장되지 않습니다.
docs-survey-send = 보내기
docs-survey-sending = 보내는 중…
docs-survey-counter = { $length } / { $limit }자
docs-survey-problem-empty = 질문에 하나 이상 답해 주세요.
docs-survey-problem-long = 너무 긴 답변이 있습니다. 줄인 다음 다시 보내 주세요.
docs-survey-problem-closed = 이 설문조사는 더 이상 이 답변을 받지 않습니다. 종료되었거나 변경되었을 수 있습니다.
docs-survey-problem-failed = 답변을 보내지 못했습니다. 입력한 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.
