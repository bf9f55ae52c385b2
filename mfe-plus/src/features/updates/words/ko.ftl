plus-updates-title = 업데이트
plus-updates-lede = 브라우저에 추가된 기능과 이제 믿고 쓸 수 있는 기능을 알려 드립니다.
plus-updates-streams = 업데이트 종류
plus-updates-stream-releases = 브라우저 릴리스
plus-updates-stream-baseline = Baseline
plus-updates-feed = 현재 보기의 피드
plus-updates-calendar = 릴리스 캘린더
plus-updates-order = 정렬 순서
plus-updates-order-desc = 최신순
plus-updates-order-asc = 오래된순
plus-updates-reset = 모든 필터 지우기
plus-updates-remove = 필터 제거: { $name }
plus-updates-none = 업데이트를 찾지 못했습니다.
plus-updates-none-filtered = 필터에 맞는 업데이트가 없습니다.
plus-updates-past-end = { $page }쪽은 없습니다.
plus-updates-first-page = 첫 페이지로 이동
plus-updates-failed = 업데이트 정보 서비스가 응답하지 않습니다.
plus-updates-failed-hint = 사이트의 나머지 부분은 정상입니다. 잠시 후 다시 시도하세요.
plus-updates-preparing = 업데이트를 준비하고 있습니다.
plus-updates-preparing-hint = 사이트가 시작될 때 불러오며 잠시 후에 볼 수 있습니다.
plus-updates-again = 다시 시도
plus-updates-all = 모든 업데이트

plus-updates-pages = 업데이트 페이지
plus-updates-page = { $page }쪽
plus-updates-previous = 이전
plus-updates-next = 다음

plus-updates-filters = 필터
plus-updates-filters-chosen = 필터({ $count })
plus-updates-clear = 지우기
plus-updates-close = 닫기
plus-updates-keyword = 키워드
plus-updates-keyword-hint = 이름 또는 단어
plus-updates-browsers = 브라우저
plus-updates-category = 카테고리
plus-updates-change = 변경 종류
plus-updates-category-api = 웹 API
plus-updates-category-css = CSS
plus-updates-category-html = HTML
plus-updates-category-http = HTTP
plus-updates-category-javascript = JavaScript
plus-updates-category-mathml = MathML
plus-updates-category-svg = SVG
plus-updates-category-webassembly = WebAssembly
plus-updates-category-webdriver = WebDriver
plus-updates-category-webextensions = 브라우저 확장 기능
plus-updates-category-manifests = 매니페스트
plus-updates-category-mediatypes = 미디어 유형
plus-updates-change-added = 추가됨
plus-updates-change-removed = 제거됨
plus-updates-change-newly = 새로 사용 가능
plus-updates-change-widely = 폭넓게 사용 가능
plus-updates-change-regressed = 더 이상 Baseline이 아님
plus-updates-change-discouraged = 권장하지 않음

plus-updates-all-releases = { $all ->
   *[other] 변경 사항 { $shown }개
  }
plus-updates-all-baseline = 업데이트 { $shown }개
plus-updates-matching-baseline = 업데이트 { $shown }개 중 { $matching }개
plus-updates-show-releases = 변경 사항 { $shown }개 보기
plus-updates-show-baseline = 업데이트 { $shown }개 보기
plus-updates-matching-releases = { $all ->
   *[other] 변경 사항 { $shown }개 중 { $matching }개
  }
plus-updates-changes-here = { $all ->
   *[other] 변경 사항 { $shown }개, 현재 보기에 { $matching }개
  }
plus-updates-released = { $date } 출시
plus-updates-notes = 릴리스 노트
plus-updates-notes-of = { $release } 릴리스 노트
plus-updates-more = { $release }의 변경 사항 { $shown }개 모두 보기
plus-updates-cut = { $count ->
   *[other] 여기에 나타나지 않은 변경 사항이 { $shown }개 더 있습니다.
  }
plus-updates-folded = { $count ->
   *[other] 여기에 포함된 변경 사항 { $count }개
  }
plus-updates-experimental = 실험적
plus-updates-deprecated = 사용 중단

plus-updates-engines = { $count } / { $all }
plus-updates-engines-ship = { $engines }에서 지원합니다.
plus-updates-engines-lack = { $engines }에서 지원하지 않습니다.
plus-updates-support = { $name }의 브라우저 지원 현황
plus-updates-article = 글 전체 보기
plus-updates-search-article = 글 검색
plus-updates-specification = 명세

plus-updates-events = { $count ->
   *[other] 업데이트 { $count }개
  }
plus-updates-undated = 이 기록이 시작되기 전
plus-updates-became-newly = { $date }부터 새로 사용 가능
plus-updates-became-widely = { $date }부터 폭넓게 사용 가능
plus-updates-became-regressed = { $date }부터 더 이상 Baseline이 아님
plus-updates-became-discouraged = { $date }부터 권장하지 않음
plus-updates-is-newly = 새로 사용 가능
plus-updates-is-widely = 폭넓게 사용 가능
plus-updates-is-regressed = 더 이상 Baseline이 아님
plus-updates-is-discouraged = 권장하지 않음
plus-updates-instead = 대신 사용: { $names }

plus-updates-recent = Baseline 새 소식
plus-updates-recent-days = 지난 30일
plus-updates-recent-all = 모든 Baseline 업데이트
plus-updates-dots = 점 읽는 법
plus-updates-dots-text = 엔진마다 하나씩: Blink, Gecko, WebKit.
plus-updates-dot-filled = 지원함
plus-updates-dot-fresh = 이번 릴리스에서 새로 지원
plus-updates-dot-hollow = 아직 지원 안 함

plus-updates-kind-api = 웹 API
plus-updates-kind-css = CSS
plus-updates-kind-css-property = CSS 속성
plus-updates-kind-css-selector = CSS 선택자
plus-updates-kind-css-at-rule = CSS @규칙
plus-updates-kind-css-type = CSS 값
plus-updates-kind-html = HTML
plus-updates-kind-html-element = HTML 요소
plus-updates-kind-html-attribute = HTML 특성
plus-updates-kind-http = HTTP
plus-updates-kind-http-header = HTTP 헤더
plus-updates-kind-http-status = HTTP 상태 코드
plus-updates-kind-javascript = JavaScript
plus-updates-kind-mathml = MathML
plus-updates-kind-mathml-element = MathML 요소
plus-updates-kind-svg = SVG
plus-updates-kind-svg-element = SVG 요소
plus-updates-kind-webassembly = WebAssembly
plus-updates-kind-webdriver = WebDriver
plus-updates-kind-webextensions = 브라우저 확장 기능 API
plus-updates-kind-manifests = 매니페스트
plus-updates-kind-mediatypes = 미디어 유형
plus-updates-kind-other = 기능

plus-updates-collections = 컬렉션
plus-updates-collections-none = 페이지를 저장하면 그 페이지로 걸러 볼 수 있습니다.
plus-updates-collections-default = 저장한 글
plus-updates-collections-chosen = 컬렉션 { $count }개
plus-updates-loading = 잠시만요…
