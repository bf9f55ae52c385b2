blog-choices-usage = 이 사이트에 사용 통계 보내기
blog-choices-saved = 이 브라우저에 저장했습니다
blog-choices-not-saved = 브라우저가 이 선택을 저장하지 않았습니다
blog-choices-signal = 브라우저가 모든 사이트에 데이터를 수집하지 말라고 요청하고 있어(Global Privacy Control) 아무것도 전송되지 않습니다. 브라우저 설정에서 변경할 수 있습니다.
blog-choices-script = 이 스위치를 사용하려면 JavaScript가 필요합니다. JavaScript가 없으면 사용 통계를 보내지 않습니다.
