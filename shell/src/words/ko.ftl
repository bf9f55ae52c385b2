# Skip links
shell-skip-main = 본문으로 바로가기
shell-skip-search = 검색으로 바로가기
shell-skip-language = 언어 선택으로 바로가기

# Menus
shell-menu-label = 주 메뉴
shell-menu-open = 주 메뉴 열기
shell-menu-close = 주 메뉴 닫기
shell-tools-open = 추가 옵션
shell-mark-new = 신규
shell-mark-new-feature = 새 기능

shell-menu-guides = 가이드
shell-menu-guides-learn = 웹 개발 배우기
shell-menu-guides-html = HTML
shell-menu-guides-css = CSS
shell-menu-guides-javascript = JavaScript
shell-menu-guides-accessibility = 접근성
shell-menu-references = 참고서
shell-menu-references-overview = 모든 웹 기술
shell-menu-references-html = HTML
shell-menu-references-css = CSS
shell-menu-references-javascript = JavaScript
shell-menu-references-http = HTTP
shell-menu-references-api = 웹 API
shell-menu-references-extensions = 웹 확장 기능
shell-menu-plus = Plus
shell-menu-plus-overview = 개요
shell-menu-plus-docs = 문서
shell-menu-plus-faq = 자주 묻는 질문
shell-menu-curriculum = 커리큘럼
shell-menu-blog = 블로그
shell-menu-tools = 도구
shell-menu-tools-play = Playground
shell-menu-tools-observatory = Observatory
shell-menu-ai-help = AI Help
shell-menu-collections = 컬렉션
shell-menu-updates = 업데이트
shell-menu-settings = 내 설정
shell-menu-staff = 운영진
shell-menu-help = 도움말
shell-menu-feedback = 의견 보내기

# Account
shell-log-in = 로그인
shell-sign-up = 무료로 가입
shell-upgrade = 지금 업그레이드
shell-sign-out = 로그아웃
shell-user-menu = 내 { $plus }
shell-subscriber = 구독자
shell-maintenance-badge = 점검 중
shell-maintenance-text = API를 점검하고 있습니다. { $site }의 문서는 계속 읽을 수 있지만 { $plus } 및 검색을 사용하지 못할 수 있습니다. 기다려 주셔서 감사합니다!

# Theme and language
shell-theme-label = 테마: { $theme }
shell-theme-os-default = 시스템 설정
shell-theme-light = 라이트
shell-theme-dark = 다크
shell-language-label = 언어: { $language }
shell-language-untranslated = 아직 번역되지 않음: 홈페이지로 이동

# Notices
shell-offline = 오프라인으로 읽고 있습니다.
shell-offline-page = 이 페이지는 오프라인에서 볼 수 없습니다. 연결된 후 다시 시도해 주세요.
shell-back = 다시 온라인입니다.
shell-notice-close = 닫기
