docs-writers-nav = 작성자용
docs-writers-flaws = 문제점
docs-writers-flaws-about = 이 언어의 페이지에 있는 문제를 많은 순서로 보여 줍니다.
docs-writers-translations = 번역
docs-writers-translations-about = 언어마다 영어 콘텐츠를 얼마나 갖추었는지 보여 줍니다.
docs-writers-translations-of = 이 언어로 된 번역
docs-writers-translations-of-about = 각 페이지가 영어 페이지보다 얼마나 뒤처졌는지 보여 줍니다.
docs-writers-feedback = 의견
docs-writers-sitemap = 모든 페이지
docs-writers-sitemap-about = 페이지 트리를 한 단계씩 보여 줍니다.
docs-writers-progress = { $total }개 중 { $done }개 페이지 확인
docs-writers-filter = 제목이나 주소에 포함된 말
docs-writers-filter-submit = 필터링
docs-writers-kinds = 보기
docs-writers-all-kinds = 전체
docs-writers-rows =
    { $count ->
       *[other] { $count }개 행
    }
docs-writers-none = 표시할 것이 없습니다.
docs-writers-open = 편집기에서 열기
docs-writers-previous = 이전
docs-writers-next = 다음
docs-writers-page-of = { $pages }쪽 중 { $page }쪽

docs-writers-column-page = 페이지
docs-writers-column-flaws = 문제점
docs-writers-column-fixable = 고칠 수 있음
docs-writers-column-kinds = 종류
docs-writers-column-translated = 번역됨
docs-writers-column-missing = 없음
docs-writers-column-current = 최신
docs-writers-column-behind = 뒤처짐
docs-writers-column-unknown = 알 수 없음
docs-writers-column-orphaned = 영어 페이지 없음
docs-writers-column-state = 상태
docs-writers-column-commits-behind = 뒤처진 변경
docs-writers-column-english-modified = 영어 변경일
docs-writers-column-pages-below = 하위 페이지
docs-writers-column-page-type = 페이지 종류
docs-writers-column-status = 지위

docs-writers-toolbar = 작성자 도구 모음
docs-writers-toolbar-flaws =
    { $count ->
        [0] 문제 없음
       *[other] 문제 { $count }개
    }
docs-writers-toolbar-fix =
    { $count ->
       *[other] { $count }개 고치기
    }
docs-writers-toolbar-fixed =
    { $count ->
       *[other] { $count }개를 고쳤습니다
    }
docs-writers-toolbar-failed = 실패했습니다: { $cause }
docs-writers-toolbar-source = 원본 보기
docs-writers-toolbar-line = { $line }행
docs-writers-toolbar-better = 제안: { $suggestion }
docs-writers-toolbar-modified = 마지막 수정: { $date }
docs-writers-group-broken_links = 링크
docs-writers-group-macros = 매크로
docs-writers-group-other = 그 밖의 것
