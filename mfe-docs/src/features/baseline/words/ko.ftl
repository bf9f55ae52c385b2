docs-baseline-high-about = 이 브라우저들에서 수년간 지원해 왔습니다. 안심하고 사용할 수 있습니다.
docs-baseline-low-about = 이 브라우저들의 최신 버전에서 지원합니다. 오래된 기기와 브라우저에서는 지원하지 않을 수 있습니다.
docs-baseline-limited-about = 널리 쓰이는 일부 브라우저에서 지원하지 않습니다. 이 기능이 없어도 페이지가 동작하도록 하세요.
docs-baseline-asterisk = * 이 기능의 일부는 지원 수준이 다릅니다.
docs-baseline-learn = 더 알아보기
docs-baseline-compat = 전체 호환성 보기
docs-baseline-feedback = 의견 보내기
