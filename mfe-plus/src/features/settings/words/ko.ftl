plus-settings-title = 내 설정
plus-settings-lede = 내 계정과 환경 설정입니다. 변경 사항은 자동으로 저장됩니다.
plus-settings-saving = 저장 중…
plus-settings-no-script = 설정을 바꾸려면 JavaScript를 켜야 합니다.
plus-settings-unavailable = 지금은 설정을 사용할 수 없습니다. 설정은 안전하게 보관되어 있으니 나중에 다시 시도하세요.

plus-settings-invitation = 설정을 보려면 로그인하세요
plus-settings-invitation-text = 설정은 계정에 속하며, 로그인하는 모든 브라우저에서 함께합니다.
plus-settings-sign-in = 로그인

plus-settings-account = 계정 관리
plus-settings-email = 이메일 주소
plus-settings-plan = 요금제
plus-settings-plan-core = Core
plus-settings-plan-plus5 = Plus 5
plus-settings-plan-plus10 = Supporter 10
plus-settings-plan-month = { $plan }, 월간 결제
plus-settings-plan-year = { $plan }, 연간 결제
plus-settings-practice = 테스트 모드
plus-settings-practice-text = 테스트 모드: 실제 결제는 이루어지지 않습니다.
plus-settings-given = 제공받은 요금제입니다. 결제할 금액이 없습니다.
plus-settings-next-payment = 다음 결제일: { $date }
plus-settings-ends = { $date }에 끝나며 갱신되지 않음
plus-settings-past-due = 지난 결제에 실패했습니다. 구독을 유지하려면 결제 수단을 업데이트하세요.
plus-settings-subscription-unknown = 구독 정보를 불러올 수 없습니다.
plus-settings-manage = 구독 관리
plus-settings-upgrade = 업그레이드
plus-settings-export = 내 컬렉션
plus-settings-export-text = 저장한 모든 것을 메모와 함께 파일로 받습니다.
plus-settings-export-json = JSON 다운로드
plus-settings-export-csv = CSV 다운로드
plus-settings-export-html = 북마크(HTML) 다운로드
plus-settings-export-markdown = Markdown 다운로드
plus-settings-playgrounds = 내 Playground
plus-settings-playgrounds-text = 짧은 링크로 공유한 모든 코드를 파일로 받습니다.
plus-settings-playgrounds-download = Playground 다운로드
plus-settings-sessions = 세션
plus-settings-everywhere-name = 모든 기기
plus-settings-everywhere = 모든 곳에서 로그아웃
plus-settings-everywhere-text = 모든 기기에서 로그아웃합니다.
plus-settings-everywhere-working = 로그아웃 중…
plus-settings-everywhere-done = 모든 곳에서 로그아웃했습니다.

plus-settings-ads = 광고
plus-settings-no-ads = 광고 없이 읽기
plus-settings-no-ads-text = 구독하는 동안 모든 기기에서 모든 광고를 숨깁니다.
plus-settings-no-ads-subscribe = 광고 없는 탐색은 유료 요금제에 포함됩니다.
plus-settings-no-ads-link = { $plus } 구독하기

plus-settings-ai-help = AI Help
plus-settings-history = 내 질문 기록 보관
plus-settings-history-text = 질문과 답변은 최대 6개월 동안 보관되며 본인만 볼 수 있습니다.
plus-settings-history-name = 기록
plus-settings-history-delete = 기록 삭제
plus-settings-history-delete-text = 내 질문과 답변을 모두 삭제합니다.
plus-settings-history-confirm = AI Help 기록을 영구적으로 삭제하시겠습니까?
plus-settings-history-deleting = 삭제 중…
plus-settings-history-deleted = AI Help 기록을 삭제했습니다.
plus-settings-history-absent = AI Help 기록이 없으므로 삭제할 것이 없습니다.
plus-settings-unanswered = 답이 없었던 질문을 운영진이 읽도록 허용
plus-settings-unanswered-text = 문서에 부족한 것을 알려 줍니다. 이름은 함께 전달되지 않습니다.
plus-settings-conversations = 내 질문과 답변
plus-settings-conversations-text = AI Help와 나눈 모든 대화를 파일로 받습니다.
plus-settings-conversations-download = 대화 다운로드

plus-settings-offline = 오프라인으로 읽기

plus-settings-updated = 소식 받기
plus-settings-newsletter = 뉴스레터 받기
plus-settings-newsletter-text = 웹 플랫폼과 { $site }의 새 소식을 이메일로 보내 드립니다.
plus-settings-newsletter-unknown = 뉴스레터 설정을 불러올 수 없습니다.

plus-settings-delete = 계정 삭제
plus-settings-delete-text = 계정과 모든 데이터를 영구히 삭제합니다.
plus-settings-gone = 안녕히 가세요
plus-settings-gone-text = 계정과 모든 데이터가 삭제되었고 로그아웃되었습니다. 함께 읽어 주셔서 감사합니다. 문서는 계속 이용할 수 있습니다.
plus-settings-gone-home = 홈으로 이동

plus-settings-started-waiting = 결제를 확인하고 있습니다…
plus-settings-started = { $plan }에 오신 것을 환영합니다
plus-settings-started-text = 이제 { $plan }의 모든 기능을 사용할 수 있습니다.{ $ads ->
    [off] { " " }광고가 꺼졌습니다. 아래에서 다시 켤 수 있습니다.
   *[other] { "" }
  }
plus-settings-started-late = 결제가 아직 확인되지 않았습니다
plus-settings-started-late-text = 몇 분 걸릴 수 있습니다. 확인되는 대로 요금제가 여기에 표시되니 이 페이지를 떠나도 괜찮습니다.
plus-settings-canceled = 구독이 시작되지 않았습니다
plus-settings-canceled-text = 결제 페이지를 떠났으며, 청구된 금액은 없습니다.
plus-settings-see-plans = 요금제 보기
