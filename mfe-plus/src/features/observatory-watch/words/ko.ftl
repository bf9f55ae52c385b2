plus-host-watch = 이 호스트 지켜보기
plus-host-watch-mail = 하루에 한 번 검사하고 등급이 떨어지면 이메일로 알려 드립니다.
plus-host-watch-site = 하루에 한 번 검사합니다. 이 사이트는 이메일을 보내지 않으므로 여기서 변화를 확인하세요.
plus-host-watch-ended = 더 이상 지켜보지 않습니다.
plus-host-watch-failed = 실패했습니다. 다시 시도하세요.
plus-host-watch-refused = 계정에서 지켜볼 수 있는 호스트 수에 이르렀습니다.
