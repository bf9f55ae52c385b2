plus-title-collections = 컬렉션
plus-title-settings = 내 설정
plus-title-staff = 직원
plus-title-newsletter = 뉴스레터
