identity-host = 계정
identity-cover = 책장 위 나만의 자리
identity-cover-save = 이유를 적은 메모와 함께 페이지 저장
identity-cover-collect = 컬렉션으로 정리
identity-cover-devices = 모든 기기에서 다시 찾기
identity-local = 로컬 실행: 이 계정들은 이 컴퓨터에만 있습니다.

identity-email = 이메일
identity-email-flaw = name@example.org처럼 전체 주소를 입력하세요.
identity-password = 비밀번호
identity-password-missing = 비밀번호를 입력하세요.
identity-password-hint = { $least }자 이상. 무작위 단어 몇 개를 이으면 외우기 쉽습니다.
identity-password-short = { $least }자 이상으로 정하세요.
identity-password-long = { $most }자 이하로 정하세요.
identity-password-common = 너무 흔한 비밀번호입니다. 다른 것을 선택하세요.
identity-new-password = 새 비밀번호
identity-current = 현재 비밀번호
identity-current-wrong = 비밀번호가 맞지 않습니다.
identity-show = 표시
identity-show-label = 비밀번호 표시
identity-hide = 숨기기
identity-hide-label = 비밀번호 숨기기
identity-error-title = 오류: { $title }
identity-attempts = 시도가 너무 많습니다
identity-attempts-wait = { $minutes }분 기다린 뒤 다시 시도하세요.
identity-go-to-site = { $site }(으)로 이동

identity-log-in = 로그인
identity-log-in-site = { $site }(으)로 계속합니다
identity-log-in-own = 계정을 관리합니다
identity-log-in-forgot = 비밀번호를 잊으셨나요?
identity-log-in-mismatch = 이메일 또는 비밀번호가 맞지 않습니다
identity-log-in-mismatch-text = 방금 가입했다면 먼저 이메일을 확인하세요.
identity-log-in-new = 처음이신가요?
identity-log-in-sign-up = 가입

identity-step = { $steps }단계 중 { $step }단계
identity-sign-up = 계정 만들기
identity-sign-up-lede = 무료이며 이름은 필요 없습니다.
identity-sign-up-known = 이미 계정이 있으신가요?
identity-sign-up-submit = 계정 만들기

identity-mail-sent = 이메일을 확인하세요
identity-mail-sent-to = { $email }(으)로 메일을 보냈습니다.
identity-mail-sent-confirm = 메일의 링크를 열면 이메일이 확인되고 로그인됩니다.
identity-mail-sent-reset = 메일의 링크에서 새 비밀번호를 정하세요.
identity-mail-sent-change = 메일의 링크를 열면 이 주소가 계정에 쓰입니다. 그때까지는 이전 주소가 유지됩니다.
identity-mail-sent-again = 다시 보냈습니다.
identity-mail-practice = 연습 실행
identity-mail-practice-text = 메일은 이 컴퓨터를 벗어나지 않습니다.
identity-mail-practice-open = 연습용 받은편지함 열기
identity-mail-nothing = 오지 않았나요? 스팸함을 확인하거나 다시 시도하세요.
identity-mail-again = 다시 보내기
identity-mail-other = 다른 주소 사용
identity-mail-missing = 여기서는 이용할 수 없습니다
identity-mail-missing-title = 이메일이 설정되지 않았습니다
identity-mail-missing-text = 이 작업에는 메일이 필요한데, 이 서버는 메일을 보낼 수 없습니다. 사이트 운영자가 이메일을 설정할 수 있습니다.

identity-confirm = 이메일 확인
identity-confirm-lede = { $email }을(를) 확인하려면 비밀번호를 입력하세요.
identity-confirm-submit = 확인하고 로그인
identity-confirm-missing = 정한 비밀번호를 입력하세요.
identity-confirm-wrong = 이 계정의 비밀번호가 아닙니다
identity-confirm-wrong-text = 계정을 만들지 않았다면 이 페이지를 닫으세요. 비밀번호 없이는 아무도 쓸 수 없습니다.
identity-link-used = 이미 사용한 링크입니다
identity-link-used-text = 링크는 한 번만 쓸 수 있고 기한이 있습니다. 사용했다면 로그인하고, 아니면 메일을 다시 요청하세요.

identity-forgot = 비밀번호를 잊으셨나요?
identity-forgot-lede = 새 비밀번호를 정할 수 있는 링크를 메일로 보내 드립니다.
identity-forgot-submit = 링크 보내기
identity-forgot-back = 기억나셨나요?
identity-reset = 새 비밀번호 정하기
identity-reset-lede = { $email }의 비밀번호입니다. 저장하면 모든 기기에서 로그아웃됩니다.
identity-reset-submit = 저장하고 로그인

identity-account = 내 계정
identity-account-lede = { $site }에 로그인할 때 씁니다. 그곳에서 읽고 저장한 것은 여기서 알 수 없습니다.
identity-account-since = 가입일
identity-account-password-set = 비밀번호 마지막 변경
identity-account-go = { $site }(으)로 계속
identity-account-change = 변경
identity-account-demo = 데모 계정
identity-account-demo-text = 요금제를 체험하는 계정입니다. 모두가 함께 쓰므로 이메일과 비밀번호는 바꿀 수 없습니다.
identity-account-done-password = 비밀번호를 변경했습니다
identity-account-done-password-text = 다른 모든 기기와 이 브라우저의 사이트에서 로그아웃되었습니다.
identity-account-done-address = 이메일을 변경했습니다
identity-account-done-address-text = 이제부터 이 이메일로 로그인하세요.
identity-sign-out = 로그아웃
identity-sign-out-text = 이 브라우저에서 로그아웃합니다. { $site }의 로그아웃은 따로 합니다.
identity-back-to-account = 내 계정으로 돌아가기

identity-change-password = 비밀번호 변경
identity-change-password-lede = 여기서는 계정에 로그인된 상태가 유지됩니다. 다른 모든 기기와 이 브라우저의 사이트에서는 로그아웃됩니다.
identity-change-address = 이메일 변경
identity-change-address-lede = 지금은 { $email }입니다. 새 주소는 메일로 확인합니다.
identity-change-address-submit = 메일 보내기
identity-new-address = 새 이메일
identity-same-address = 이미 사용 중인 이메일입니다.
identity-use-address = 이 주소를 사용할까요?
identity-use-address-lede = { $email }이(가) 계정의 이메일이 됩니다. 이후에는 이것으로 로그인합니다.
identity-use-address-submit = 이 주소 사용
identity-delete = 계정 삭제
identity-delete-lede = 계정과 { $site }에 보관된 모든 것(컬렉션, 메모, 설정, 진행 중인 구독)을 영구히 삭제합니다.
identity-delete-submit = 영구 삭제
identity-deleted = 계정을 삭제했습니다
identity-deleted-note = 여기에는 아무것도 남아 있지 않습니다
identity-deleted-text = { $site }에 알렸으며, 보관하던 것을 삭제합니다.

identity-sign-out-title = 로그아웃할까요?
identity-sign-out-lede = 다음에는 { $site }에서 비밀번호를 묻습니다.
identity-stay = 로그인 유지
identity-signed-out = 로그아웃되었습니다
identity-signed-out-text = { $site }에 저장한 것은 다시 올 때 그대로 있습니다.

identity-ended = 다시 시작해 주세요
identity-ended-text = 로그인이 너무 오래 걸렸거나 다른 브라우저에서 시작되었습니다. 사이트에서 다시 시작하세요.
identity-foreign = 이 사이트에서 온 요청이 아닙니다
identity-foreign-text = 이 계정들은 한 사이트 전용이며, 요청이 그곳에서 오지 않았습니다.

identity-inbox = 연습용 받은편지함
identity-inbox-lede = { $site }에서 보냈을 메일입니다. 이 컴퓨터에 일주일 동안 보관되며 발송되지 않습니다.
identity-inbox-to = 받는 사람: { $email }
identity-inbox-plain = 일반 텍스트
identity-inbox-empty = 아직 메일이 없습니다
identity-inbox-empty-text = 계정을 만들거나 새 비밀번호를 요청한 뒤 이 페이지를 새로 고치세요.

identity-mail-confirm-subject = { $site } 이메일을 확인해 주세요
identity-mail-confirm-text =
    누군가(아마도 본인)가 이 주소로 { $site } 계정을 만들었습니다. 아래 링크로 확인하세요. 링크는 한 번만 쓸 수 있고 24시간 뒤 만료됩니다.

    본인이 아니라면 아무것도 하지 마세요. 링크를 열지 않으면 계정은 생기지 않습니다.
identity-mail-confirm-link = 이메일 확인
identity-mail-registered-already-subject = { $site } 계정이 이미 있습니다
identity-mail-registered-already-text =
    누군가(아마도 본인)가 이 주소로 { $site } 계정을 만들려고 했습니다. 이미 계정이 있으며 바뀐 것은 없습니다.

    기존 비밀번호로 로그인하거나 새 비밀번호를 정하세요.
identity-mail-registered-already-link = 새 비밀번호 정하기
identity-mail-reset-subject = { $site } 새 비밀번호
identity-mail-reset-text =
    누군가(아마도 본인)가 { $site }의 새 비밀번호를 요청했습니다. 아래 링크에서 정할 수 있습니다. 링크는 한 번만 쓸 수 있고 1시간 뒤 만료됩니다.

    본인이 아니라면 아무것도 하지 마세요. 비밀번호는 그대로입니다.
identity-mail-reset-link = 새 비밀번호 정하기
identity-mail-no-account-subject = 이 주소로 된 { $site } 계정이 없습니다
identity-mail-no-account-text =
    누군가(아마도 본인)가 { $site }의 새 비밀번호를 요청했습니다. 이 주소로 된 계정은 없습니다. 다른 주소를 썼을 수 있습니다.

    본인이 아니라면 아무것도 하지 마세요.
identity-mail-no-account-link = 계정 만들기
identity-mail-change-address-subject = { $site }의 새 이메일을 확인해 주세요
identity-mail-change-address-text =
    아래 링크를 열면 이 주소가 { $site } 계정의 이메일이 됩니다. 링크는 한 번만 쓸 수 있고 24시간 뒤 만료됩니다.

    요청하지 않았다면 아무것도 하지 마세요.
identity-mail-change-address-link = 이 주소 사용
identity-mail-address-taken-subject = { $site } 계정이 이미 있습니다
identity-mail-address-taken-text = 누군가(아마도 본인)가 { $site }의 다른 계정에 이 주소를 쓰려고 했습니다. 이미 계정에 쓰이고 있으며 바뀐 것은 없습니다.
identity-mail-address-changed-subject = { $site } 계정의 이메일이 변경되었습니다
identity-mail-address-changed-text = 이제부터 { $email }입니다. 본인이 아니라면 새 비밀번호를 정하고 { $site } 지원팀에 연락하세요.
identity-mail-password-changed-subject = { $site } 비밀번호가 변경되었습니다
identity-mail-password-changed-text = 다른 기기에서는 로그아웃되었습니다. 본인이 아니라면 바로 새 비밀번호를 정하세요.
identity-mail-password-changed-link = 새 비밀번호 정하기
