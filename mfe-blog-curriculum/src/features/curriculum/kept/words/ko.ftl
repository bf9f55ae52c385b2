blog-curriculum-kept-on-device = 이 기기에 저장했습니다.
blog-curriculum-kept-log-in = 로그인하여 계정에 저장
blog-curriculum-kept-in-account = 계정에 저장되어 모든 기기에서 볼 수 있습니다.
blog-curriculum-kept-saving = 저장하는 중…
blog-curriculum-kept-failed = 이 기기에 저장했습니다. 계정에는 저장하지 못했습니다.
blog-curriculum-try-again = 다시 시도
