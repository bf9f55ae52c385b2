# Skip links
shell-skip-main = 본문으로 바로가기
shell-skip-search = 검색으로 바로가기
shell-skip-language = 언어 선택으로 바로가기

# Menus
shell-menu-label = 주 메뉴
shell-menu-open = 주 메뉴 열기
shell-menu-close = 주 메뉴 닫기
shell-tools-open = 테마, 언어, 로그인
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
shell-menu-curriculum = 교육 과정
shell-menu-blog = 블로그
shell-menu-tools = 도구
shell-menu-tools-play = 플레이그라운드
shell-menu-tools-observatory = Observatory
shell-menu-ai-help = AI Help
shell-menu-collections = 컬렉션
shell-menu-updates = 업데이트
shell-menu-settings = 내 설정
shell-menu-staff = 직원
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
shell-language-remember = 언어 기억하기
shell-language-inactive = 비활성

# Footer
shell-footer-purpose = 웹을 만드는 사람들이 열린 곳에서 함께 씁니다.
shell-footer-site = { $site }
shell-footer-about = 소개
shell-footer-blog = 블로그
shell-footer-plus = { $plus }
shell-footer-advertising = 광고 문의
shell-footer-support = 지원
shell-footer-help = 제품 도움말
shell-footer-faq = 자주 묻는 질문
shell-footer-issue = 문제 신고
shell-footer-communities = 우리 커뮤니티
shell-footer-community = 커뮤니티
shell-footer-contribute = 기여하기
shell-footer-developers = 개발자
shell-footer-web = 웹 기술
shell-footer-learn = 웹 개발 배우기
shell-footer-accessibility = 접근성
shell-footer-curriculum = 교육 과정
shell-footer-repository = 소스 코드
shell-footer-privacy = 개인정보 보호
shell-footer-terms = 이용 약관
shell-footer-licence-page = 라이선스
shell-footer-licence = 콘텐츠는 { $licence } 라이선스에 따라 이용할 수 있습니다.
shell-footer-licence-name = CC-BY-SA 2.5
shell-footer-years = © 2005–{ $year } 기여자 일동

# Notices
shell-offline = 오프라인으로 읽고 있습니다.
shell-back = 다시 온라인입니다.
shell-notice-close = 닫기
shell-loading = 불러오는 중…

# Home
shell-home-title = 개발자가 만든, 개발자를 위한 자료
shell-home-text = 2005년부터 CSS, HTML, JavaScript를 비롯한 웹 기술을 문서로 남기고 있습니다.
shell-home-shelf = 참고서
shell-home-pages = 개 문서
shell-home-featured = 추천 문서
shell-home-news = 최신 소식
shell-home-contributions = 최근 기여
shell-home-spotlight = 기여자 소개
shell-home-get-involved = 참여하기

# Not found, broken
shell-not-found-title = 페이지를 찾을 수 없음
shell-not-found-sentence = 죄송합니다. { $path } 페이지를 찾을 수 없습니다.
shell-not-found-alternatives = 대신 읽기
shell-not-found-matches = 비슷한 문서
shell-not-found-words = 주소에 있는 단어로 검색
shell-not-found-search = 문서 검색
shell-not-found-home = 홈으로 돌아가기
