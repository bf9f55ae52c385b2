plus-session-ended = 세션이 끝났습니다. 입력한 내용은 그대로 남아 있습니다. 새 탭에서 다시 로그인한 뒤 돌아와 다시 시도하세요.
plus-session-too-old = 보안을 위해 이 작업을 하려면 다시 로그인해야 합니다. 입력한 내용은 그대로 남아 있습니다. 새 탭에서 다시 로그인한 뒤 돌아와 다시 시도하세요.
plus-session-sign-in = 로그인
plus-call-again = 다시 시도
plus-call-again-pending = 다시 시도하는 중…
plus-call-error = 오류: { $message }
plus-call-unanswered = 사이트가 응답하지 않습니다. 잃어버린 내용은 없습니다. 연결을 확인하고 다시 시도하세요.
plus-call-kept = 잃어버린 내용은 없습니다.
