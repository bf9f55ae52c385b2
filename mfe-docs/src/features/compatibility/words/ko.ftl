docs-compat-server-only = BCD 표는 브라우저에서만 불러옵니다
docs-compat-warning = 경고
docs-compat-error = 오류
docs-compat-missing = { $query }에 대한 호환성 데이터를 찾을 수 없습니다
docs-compat-missing-report = 누락된 데이터 알리기
docs-compat-missing-page = 이 페이지의 문제 알리기
docs-compat-load-failed = BCD 데이터를 불러오지 못했습니다
docs-compat-table-failed = 브라우저 호환성 표를 불러오지 못했습니다
docs-compat-reload = 페이지를 새로 고쳐 보세요

docs-compat-label = { $feature }의 브라우저 호환성
docs-compat-tip = 셀을 선택하면 해당 브라우저의 지원 이력을 볼 수 있습니다.
docs-compat-report = 이 호환성 데이터의 문제 알리기
docs-compat-on-github = GitHub에서 데이터 보기
docs-compat-source = 데이터: { $date } (v{ $version })
docs-compat-left-out =
    { $count ->
       *[other] 기능 { $total }개 중 { $count }개는 여기에 나타나지 않습니다.
    }
docs-compat-show-all = 모두 보기

docs-compat-feature = 기능
docs-compat-desktop = 데스크톱
docs-compat-mobile = 모바일
docs-compat-server = 서버

docs-compat-badge-experimental = 실험적
docs-compat-badge-non-standard = 비표준
docs-compat-badge-deprecated = 사용 중단

docs-compat-label-yes = 지원
docs-compat-label-no = 미지원
docs-compat-label-unknown = ?
docs-compat-label-preview = 미리 보기
docs-compat-released = { $date } 출시

docs-compat-yes = 완전 지원
docs-compat-partial = 부분 지원
docs-compat-flag = 플래그로 활성화
docs-compat-preview = 미리 보기 버전에서 지원
docs-compat-no = 지원 안 함
docs-compat-unknown = 지원 여부 알 수 없음
docs-compat-notes = 주석 있음
docs-compat-prefix = 접두사 필요
docs-compat-renamed = 다른 이름 사용
docs-compat-disabled = 플래그 필요
docs-compat-more = 이력에 더 있음

docs-compat-history = { $browser } · { $feature } 지원 이력
docs-compat-branch-own = 접두사 없음
docs-compat-branch-prefix = 접두사 { $prefix } 사용
docs-compat-branch-name = { $name } 이름 사용
docs-compat-says-yes = 완전히 지원합니다.
docs-compat-says-partial = 부분적으로 지원합니다.
docs-compat-says-preview = 미리 보기 버전에서 지원합니다.
docs-compat-says-no = 지원하지 않습니다.
docs-compat-says-unknown = 지원 여부를 알 수 없습니다.
docs-compat-removed = 버전 { $version }에서 제거되었습니다.
docs-compat-says-prefix = { $prefix } 접두사로 지원합니다.
docs-compat-says-name = { $name } 이름으로 지원합니다.
docs-compat-flag-preference = { $browser }에서 { $name } 환경설정을 변경하세요.
docs-compat-flag-preference-value = { $browser }에서 { $name } 환경설정을 { $value }(으)로 지정하세요.
docs-compat-flag-start = { $browser }을(를) { $name } 옵션으로 실행하세요.
docs-compat-flag-start-value = { $browser }을(를) { $name } 값을 { $value }(으)로 지정해 실행하세요.
docs-compat-flag-where = 환경설정은 { $address }에 있습니다.
docs-compat-bug = { $bug } 참고.
