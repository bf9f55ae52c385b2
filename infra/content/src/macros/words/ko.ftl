content-note = 참고:
content-try-it = 직접 해 보기
content-live-sample = 라이브 예제
content-live-sample-title = 라이브 예제: { $title }
content-live-sample-needs-script = 이 예제를 실행하려면 JavaScript가 필요합니다. 코드는 이 페이지에 있습니다.
content-interactive-example = 대화형 예제
content-video = 동영상
content-extension-examples = 확장 기능 예제
content-previous = 이전
content-next = 다음
content-overview = 개요: { $title }
content-yes = 예
content-no = 아니요

content-banner-experimental-label = 실험적:
content-banner-experimental = 실험적인 기술입니다. 실제 서비스에 쓰기 전에 호환성 표를 확인하세요.
content-banner-deprecated-label = 사용 중단:
content-banner-deprecated = 브라우저는 오래된 페이지를 위해서만 이 기능을 남겨 두었고 언제든 없앨 수 있습니다. 새 코드에는 쓰지 말고, 이미 쓰고 있는 곳은 다른 것으로 바꾸세요.
content-banner-nonstandard-label = 비표준:
content-banner-nonstandard = 이 기능은 어떤 표준에도 속하지 않습니다. 일부 사용자에게는 동작하지 않을 수 있고 바뀔 수 있습니다. 실제 서비스에는 쓰지 마세요.
content-banner-secure-label = 보안 컨텍스트:
content-banner-secure = 이 기능은 지원하는 브라우저의 일부 또는 전부에서 보안 컨텍스트(HTTPS)에서만 쓸 수 있습니다.
content-banner-workers = 이 기능은 웹 워커에서 쓸 수 있습니다.
content-banner-workers-except-service = 이 기능은 서비스 워커를 제외한 웹 워커에서 쓸 수 있습니다.
content-banner-workers-window-and-dedicated = 웹 워커 가운데 전용 워커에서만 이 기능을 쓸 수 있습니다.
content-banner-workers-window-and-service = 웹 워커 가운데 서비스 워커에서만 이 기능을 쓸 수 있습니다.
content-banner-workers-only = 이 기능은 웹 워커에서만 쓸 수 있습니다.
content-banner-workers-dedicated-only = 이 기능은 전용 웹 워커에서만 쓸 수 있습니다.
content-banner-workers-service-only = 이 기능은 서비스 워커에서만 쓸 수 있습니다.

content-property-attributes = 이 속성의 특성
content-property-writable = 쓰기 가능
content-property-enumerable = 열거 가능
content-property-configurable = 설정 가능

content-syntax-unknown = 지정된 형식 구문이 없습니다.

content-definition-at-rule = 관련 @규칙
content-definition-initial = 초깃값
content-definition-appliesto = 적용 대상
content-definition-also-applies-to = 그 밖의 적용 대상
content-definition-inherited = 상속
content-definition-percentages = 백분율
content-definition-computed = 계산값
content-definition-animationtype = 애니메이션 유형
content-definition-stacking = 쌓임 맥락 생성
content-definition-unknown = 형식 정의가 없습니다.

content-inheritance = { $interface }의 상속 원본: { $ancestors }
content-svg-categories = 분류
content-svg-content = 허용되는 내용

content-series = 이전 및 다음 페이지
content-index-letters = 첫 글자로 이동
