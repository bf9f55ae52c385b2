gateway-search = 검색
gateway-page-failed-title = 이 페이지를 불러오지 못했습니다
gateway-page-failed = 서버에서 문제가 발생했습니다. 오류 ID: { $id }
gateway-request-refused = 이 요청을 처리하지 못했습니다
busy-title = 사이트가 혼잡합니다
busy-text = 지금은 처리할 수 있는 것보다 많은 페이지 요청이 들어오고 있습니다. 몇 초 후에 다시 시도해 주세요.
busy-again = 다시 시도
