docs-progress-heading = 번역
docs-progress-heading-of = 번역: { $section }
docs-progress-about = 언어마다 페이지가 몇 개 있고, 번역이 영어 페이지보다 얼마나 뒤처졌는지 보여 줍니다.
docs-progress-up-to = 영어 페이지의 변경은 { $date }까지 셌습니다.
docs-progress-no-history = 이 사이트에서는 영어 페이지가 언제 바뀌었는지 알 수 없어, 어떤 번역이 뒤처졌는지도 알 수 없습니다.
docs-progress-languages = 언어
docs-progress-sections = 섹션
docs-progress-all-sections = 모든 섹션
docs-progress-translated = { $all }개 중 { $count }개 번역됨
docs-progress-count-current = 최신 { $count }개
docs-progress-count-behind = 뒤처짐 { $count }개
docs-progress-count-unknown = 알 수 없음 { $count }개
docs-progress-count-orphaned = 영어 페이지 없음 { $count }개
docs-progress-list = 페이지
docs-progress-pages =
    { $count ->
       *[other] 페이지 { $count }개
    }
docs-progress-none = 표시할 것이 없습니다.
docs-progress-page = 페이지
docs-progress-state = 상태
docs-progress-show = 보기
docs-progress-state-any = 전체
docs-progress-state-current = 최신
docs-progress-state-behind = 뒤처짐
docs-progress-state-unknown = 알 수 없음
docs-progress-state-orphaned = 영어 페이지 없음
docs-progress-state-missing = 번역 안 됨
docs-progress-order = 정렬
docs-progress-order-lag = 많이 뒤처진 순
docs-progress-order-title = 제목
docs-progress-order-views = 많이 읽은 순
docs-progress-beside = 영어와 나란히 읽기
docs-progress-source = 영어 페이지의 변경
docs-progress-rank = 많이 읽은 순 { $rank }위
docs-progress-changes =
    { $count ->
       *[other] 영어 페이지 변경 { $count }건
    }
docs-progress-since = { $date }부터
docs-progress-days =
    { $count ->
       *[other] { $count }일
    }
docs-progress-page-links = 목록의 쪽
docs-progress-previous = 이전
docs-progress-next = 다음
docs-progress-page-number = { $number }쪽
