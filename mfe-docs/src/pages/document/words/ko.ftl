docs-sidebar = 관련 주제
docs-sidebar-open = 관련 주제 열기
docs-sidebar-close = 관련 주제 닫기
docs-filter = 필터
docs-filter-matches =
    { $count ->
        [0] 일치하는 항목 없음
       *[other] { $count }개 일치
    }

docs-error = 오류
docs-warning = 경고
docs-unknown-section = { $type } 섹션을 처리하는 방법을 알 수 없습니다

docs-specification = 명세
docs-specification-part = 부분
docs-no-specification = 명세를 찾지 못했습니다

docs-compatibility-failed = BCD 데이터를 불러오지 못했습니다

docs-baseline = Baseline
docs-baseline-high = 폭넓게 사용 가능
docs-baseline-low = 새로 사용 가능
docs-baseline-limited = 제한적으로 사용 가능
docs-baseline-since = { $since }부터
docs-baseline-year = { $since }
docs-baseline-undated = { "" }
docs-baseline-discouraged = 사용 중단
docs-baseline-removing = 제거 예정
docs-baseline-discouraged-note = 사용 중단되었습니다. 새 코드에 사용하지 마세요.
docs-baseline-removing-note = 브라우저에서 제거되고 있습니다. 사용 중인 곳을 교체하세요.
docs-baseline-instead = 대신 사용:
docs-browser-chrome = Chrome
docs-browser-edge = Edge
docs-browser-firefox = Firefox
docs-browser-safari = Safari
docs-browser-chrome_android = Chrome Android
docs-browser-firefox_android = Android용 Firefox
docs-browser-safari_ios = iOS용 Safari

docs-translation = 번역
docs-translation-volunteers = 이 페이지는 자원봉사자들이 영어에서 번역했습니다.
docs-translation-join = 번역에 참여하기
docs-translation-english = 영어로 보기
docs-translation-always = 항상 영어로 전환
docs-translation-lag = 그 뒤로 영어 페이지가 { $date }에 바뀌었습니다.
docs-translation-machine = 이 페이지는 영어에서 기계 번역되었으며, 검토가 모두 끝나지 않았습니다.

docs-loading-title = ⏳ 불러오는 중…
docs-broken-empty = 이 페이지는 비어 있습니다.
docs-reading = 읽기 설정
docs-filter-clear = 필터 지우기
docs-queue-remove = 대기열에서 제거: { $name }
docs-queue-clear = 비우기
docs-queue-empty = 대기열이 비어 있습니다.
docs-baseline-supported-in = { $browser } { $version } 버전부터 지원
docs-baseline-unsupported-in = { $browser }에서 지원하지 않음
docs-filter-search = 사이트에서 “{ $words }” 검색
docs-translation-beside = 영어와 나란히 읽기
docs-translation-progress = 번역 현황
