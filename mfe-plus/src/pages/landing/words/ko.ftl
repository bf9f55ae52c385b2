plus-eyebrow = { $plus }
plus-title = 문서를 나만의 것으로
plus-lede = { $ads ->
    [yes] 광고 없이 읽고, 배운 것을 컬렉션에 저장하세요.
   *[no] 배운 것을 원하는 만큼 컬렉션에 저장하세요.
  }{ $updates ->
    [yes] { " " }웹이 바뀌면 알려 드립니다.
   *[no] { "" }
  }{ $offline ->
    [yes] { " " }영역 전체를 오프라인으로 가지고 다니세요.
   *[no] { "" }
  }
plus-choose = 요금제 고르기
plus-see-inside = 무엇이 들어 있는지 보기

plus-inside = 들어 있는 것
plus-blurb-updates = 업데이트
plus-blurb-updates-title = 새 소식 보기
plus-blurb-updates-text = 브라우저의 새 기능을, 내가 쓰는 기술에 맞게 걸러서.
plus-blurb-collections = 컬렉션
plus-blurb-collections-title = 찾은 것을 간직하기
plus-blurb-collections-text = 글을 나만의 컬렉션에, 그 까닭을 적은 메모와 함께 저장하세요.
plus-blurb-ai-help = AI Help
plus-blurb-ai-help-title = 질문하고 출처를 확인하기
plus-blurb-ai-help-text = 문서에서 찾은 답변을, 출처와 함께.
plus-blurb-playground = Playground
plus-blurb-playground-title = 해 보고, 공유하기
plus-blurb-playground-text = 결과 옆에서 HTML, CSS, JavaScript를 작성하고 링크로 공유하세요.
plus-blurb-offline = { $site } Offline
plus-blurb-offline-title = 어디서나 읽기
plus-blurb-offline-text = 영역 전체를 내 기기에. 업데이트는 바뀐 부분만 다운로드합니다.
plus-blurb-no-ads = 광고 없음
plus-blurb-no-ads-title = 오직 문서만
plus-blurb-no-ads-text = 구독하는 동안 모든 곳에서 광고를 끌 수 있습니다.

plus-plans = 나에게 맞는 요금제
plus-period = 결제 주기
plus-period-month = 월간
plus-period-year = 연간
plus-two-months-free = 연간 결제하면 2개월 무료
plus-plans-offline = 현재 오프라인 상태입니다. { $plus } 요금제를 보려면 온라인으로 연결하세요
plus-recommended = 추천
plus-plan-core = Core
plus-plan-plus5 = Plus 5
plus-plan-plus10 = Supporter 10
plus-price-free = 언제나 무료
plus-price-month = / 월
plus-billed-month = 매월 { $price } 결제
plus-billed-year = 연 1회 { $price } 결제
plus-button-start = { $plan }(으)로 시작하기
plus-button-upgrade = { $plan }(으)로 업그레이드
plus-button-current = 현재 요금제
plus-button-unavailable = 사용할 수 없음
plus-features = { $plan }에 들어 있는 것
plus-feature-updates-filtering = 업데이트 필터
plus-feature-watching = 기능과 페이지 지켜보기
plus-feature-three-collections = 컬렉션 최대 3개
plus-feature-shared-playgrounds = Playground 공유
plus-feature-ai-help-five = AI Help: 하루 질문 5개 (베타)
plus-feature-no-ads = 광고 없는 탐색
plus-feature-updates = 업데이트
plus-feature-collections = 무제한 컬렉션
plus-feature-offline = 오프라인 읽기
plus-feature-ai-help = AI Help
plus-feature-everything = Plus 5의 모든 것
plus-feature-early-access = 새 기능 먼저 써 보기
plus-feature-support = { $site }에 더 큰 후원
