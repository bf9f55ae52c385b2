visit-log-in-host = 로그인
visit-log-in-cover = 여기 저장한 것은 모든 기기에 있습니다
visit-SIGN_IN_STALE = 이 로그인은 만료되었습니다
visit-SIGN_IN_STALE-text = 15분보다 오래전이나 다른 브라우저에서 시작되었거나 이미 사용되었습니다. 다시 시작하세요.
visit-SIGN_IN_REFUSED = 로그인되지 않았습니다
visit-SIGN_IN_REFUSED-text = 로그인이 취소되었거나 끝나지 않았습니다. 바뀐 것은 없으며 다시 시작할 수 있습니다.
visit-SIGN_IN_UNCONFIRMED = 먼저 이메일을 확인하세요
visit-SIGN_IN_UNCONFIRMED-text = 본인의 주소인지 확인해야 합니다. 보내 드린 메일의 링크를 연 뒤 다시 로그인하세요.
visit-SIGN_IN_SUSPENDED = 이 계정은 정지되었습니다
visit-SIGN_IN_SUSPENDED-text = 저장한 것은 모두 그대로 있습니다. 계정을 다시 열려면 이 사이트의 지원팀에 연락하세요.
visit-SIGN_IN_MISSING = 로그인을 이용할 수 없습니다
visit-SIGN_IN_MISSING-text = 이 사이트는 계정 없이 설정되었습니다. 계정 없이 모두 읽을 수 있습니다.
visit-IDENTITY_AWAY = 곧 돌아옵니다
visit-IDENTITY_AWAY-text = 계정 서비스가 응답하지 않습니다. 잃어버린 것은 없습니다. 잠시 후 다시 시도하세요.
visit-DATABASE_AWAY = 곧 돌아옵니다
visit-DATABASE_AWAY-text = 지금은 계정을 이용할 수 없습니다. 잃어버린 것은 없습니다. 잠시 후 다시 시도하세요.
visit-DATABASE_FULL = 지금은 아무것도 저장할 수 없습니다
visit-DATABASE_FULL-text = 지금은 사이트에서 로그인을 기록할 수 없습니다. 잃어버린 것은 없으며 계속 읽을 수 있습니다. 나중에 다시 시도하세요.
visit-TOO_MANY_REQUESTS = 시도가 너무 많습니다
visit-TOO_MANY_REQUESTS-text = 이곳에서 로그인 시도가 너무 많았습니다. 1분 기다린 뒤 다시 시도하세요.
visit-other = 문제가 발생했습니다
visit-other-text = 저희 쪽 문제입니다. 잠시 후 다시 시도하세요.
visit-code = 코드
visit-error-id = 오류 ID
visit-log-in-again = 다시 로그인
visit-go-to-site = { $site }(으)로 이동
visit-signed-out-host = 로그아웃
visit-signed-out-cover = 여기 저장한 것은 다시 올 때 그대로 있습니다
visit-signed-out = 여기서 로그아웃되었습니다
visit-signed-out-text = 잠시만요. 계정 제공자에게도 로그아웃을 요청하고 있습니다.
visit-signed-out-go-on = 계속
visit-signed-out-back = { $site }(으)로 돌아가기
visit-subscription-host = 구독
visit-subscription-cover = 여기서 읽는 것을 더 많이
visit-PLAN_UNKNOWN = 그런 요금제는 없습니다
visit-PLAN_UNKNOWN-text = 링크의 요금제가 존재하지 않습니다. 청구되지 않았으며 요금제는 사이트에 있습니다.
visit-COUNTRY_UNSUPPORTED = 아직 해당 국가에서 이용할 수 없습니다
visit-COUNTRY_UNSUPPORTED-text = 해당 국가에서는 요금제를 판매하지 않습니다. 무료인 것은 계속 무료입니다.
visit-PAYMENTS_MISSING = 여기서는 아무것도 팔지 않습니다
visit-PAYMENTS_MISSING-text = 이 사이트는 결제 없이 설정되었습니다. 요금제 없이 모두 읽을 수 있습니다.
visit-PAYMENTS_AWAY = 곧 돌아옵니다
visit-PAYMENTS_AWAY-text = 결제사가 응답하지 않습니다. 청구되지 않았습니다. 잠시 후 다시 시도하세요.
visit-SUBSCRIPTION_GIVEN = 선물받은 요금제입니다
visit-SUBSCRIPTION_GIVEN-text = 결제하는 것이 없으므로 바꾸거나 해지할 것도 없습니다. 회수될 때까지 쓸 수 있습니다.
visit-CHECKOUT_CROWDED = 한꺼번에 너무 많았습니다
visit-CHECKOUT_CROWDED-text = 여러 결제가 동시에 시작되었습니다. 청구되지 않았습니다. 요금제를 다시 선택하세요.
visit-INPUT_INVALID = 링크가 완전하지 않습니다
visit-INPUT_INVALID-text = 주소를 읽을 수 없었습니다. 청구되지 않았습니다. 사이트에서 요금제를 선택하세요.
visit-newsletter-host = 뉴스레터
visit-newsletter-cover = 새 소식을 받은편지함으로
visit-newsletter-confirm = 이메일 주소를 확인해 주세요
visit-newsletter-confirm-text = 주소를 확인하면 { $site } 뉴스레터를 { $email } 주소로 보내 드립니다.
visit-newsletter-confirm-button = 확인
visit-newsletter-leave = 뉴스레터 구독을 취소할까요?
visit-newsletter-leave-text = { $site } 뉴스레터를 { $email } 주소로 보내고 있습니다.
visit-newsletter-unsubscribe = 구독 취소
visit-newsletter-confirmed = 주소가 확인되었습니다
visit-newsletter-confirmed-text = 다음 호를 { $email } 주소로 보내 드립니다.
visit-newsletter-left = 구독이 취소되었습니다
visit-newsletter-left-text = { $email } 주소가 목록에서 삭제되었습니다.
visit-NEWSLETTER_LINK_UNKNOWN = 더 이상 유효하지 않은 링크입니다
visit-NEWSLETTER_LINK_UNKNOWN-text = 이 주소는 뉴스레터 목록에 없습니다. 삭제되었거나 확인되지 않은 주소입니다. 더 하실 일은 없습니다.
visit-newsletter-mail-subject = { $site } 뉴스레터 구독을 확인해 주세요
visit-newsletter-mail-text =
    누군가(아마도 본인)가 이 주소로 { $site } 뉴스레터를 신청했습니다. 링크를 열면 지금이든 나중이든 주소를 확인하거나 구독을 취소할 수 있습니다.

    본인이 아니라면 아무것도 하지 마세요. 확인하지 않으면 뉴스레터를 보내지 않으며, 주소는 30일 뒤에 삭제됩니다.
visit-newsletter-mail-link = 확인 또는 구독 취소
visit-feedback-host = 의견
visit-feedback-cover = 답변 하나하나가 페이지를 더 좋게 만듭니다
visit-feedback-400 = 답변이 완전하지 않습니다
visit-feedback-400-text = 페이지로 돌아가 이유를 선택한 뒤 다시 보내 주세요.
visit-feedback-404 = 없는 페이지입니다
visit-feedback-404-text = 답변하신 페이지는 이제 이 사이트에 없습니다.
visit-feedback-503 = 답변을 저장하지 못했습니다
visit-feedback-503-text = 저희 쪽 문제이며, 잃어버린 것은 답변뿐입니다. 페이지로 돌아가 잠시 후 다시 보내 주세요.
visit-playground-hidden-subject = { $site }의 Playground가 숨겨졌습니다
visit-playground-hidden-text =
    다른 독자의 신고를 받아 운영진이 Playground “{ $title }”을(를) 검토하고 다른 독자에게 보이지 않게 했습니다. 이유:

    { $reason }

    본인은 계속 열어 보고, 코드를 복사하고, 삭제할 수 있습니다.
visit-playground-restored-subject = { $site }의 Playground가 다시 공개되었습니다
visit-playground-restored-text =
    운영진이 Playground “{ $title }”을(를) 다시 검토했습니다. 이제 링크를 누구나 다시 열 수 있습니다. 이유:

    { $reason }
visit-playground-link = Playground 열기
visit-digest-host = 요약 메일
visit-digest-cover = 바뀌었을 때만 알려 드립니다
visit-digest-leave = 요약 메일을 중단할까요?
visit-digest-leave-text = { $site }에서 지켜보는 항목의 변경 사항을 { $email } 주소로 알려 드리고 있습니다. 중단해도 지켜보기는 유지되며 사이트에서 볼 수 있습니다.
visit-digest-stop = 요약 메일 중단
visit-digest-left = 요약 메일이 중단되었습니다
visit-digest-left-text = { $email } 주소로 더 이상 보내지 않습니다. 설정에서 다시 켤 수 있습니다.
visit-DIGEST_LINK_UNKNOWN = 더 이상 유효하지 않은 링크입니다
visit-DIGEST_LINK_UNKNOWN-text = 계정이 삭제되었거나 주소의 일부가 빠졌습니다. 더 하실 일은 없습니다.
visit-digest-subject-pages = 페이지 { $count }개 변경
visit-digest-subject-features = 기능 { $count }개에 새 소식
visit-digest-subject-both = { $pages }, { $features }
visit-digest-list = 지켜보는 항목
visit-digest-more = 그 밖의 { $count }개는 사이트에서 볼 수 있습니다.
visit-digest-all = 모든 업데이트 보기
visit-digest-why-daily = { $site }에서 { $count }개 항목을 지켜보고 있어 변경이 있는 날에 보내 드립니다.
visit-digest-why-weekly = { $site }에서 { $count }개 항목을 지켜보고 있어 변경이 있으면 월요일에 보내 드립니다.
visit-digest-change = 받을 내용 변경
visit-digest-edited = 페이지가 수정되었습니다.
visit-digest-added = { $releases }에서 지원합니다.
visit-digest-removed = { $releases }에서 더 이상 지원하지 않습니다.
visit-digest-state-newly = 새로 사용 가능
visit-digest-newly = 모든 주요 브라우저의 최신 버전에서 작동합니다.
visit-digest-state-widely = 널리 사용 가능
visit-digest-widely = 모든 주요 브라우저가 2년 반 전부터 지원합니다.
visit-digest-state-regressed = 더 이상 Baseline이 아님
visit-digest-regressed = 일부 주요 브라우저에서 더 이상 작동하지 않습니다.
visit-digest-state-discouraged = 사용을 권장하지 않음
visit-digest-discouraged = 새 코드에는 쓰지 않는 것이 좋습니다.
