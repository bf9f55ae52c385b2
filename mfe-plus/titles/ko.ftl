plus-title-collections = 컬렉션
plus-title-updates = 업데이트
plus-title-settings = 내 설정
plus-title-staff = 직원
plus-title-newsletter = 뉴스레터
plus-description-landing = 구독으로 누릴 수 있는 것과 가격, 시작하는 방법을 안내합니다.
plus-description-newsletter = 웹 개발자를 위한 소식을 이메일로 받아 보세요. 뉴스레터를 구독할 수 있습니다.
plus-description-updates = 브라우저에 추가된 기능과 Baseline이 된 기능을 릴리스별로 살펴보고, 필터와 피드로 확인하세요.
