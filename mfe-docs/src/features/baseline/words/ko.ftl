docs-baseline-high-about = 아래 브라우저에서 몇 년 전부터 동작하므로 믿고 쓸 수 있습니다.
docs-baseline-low-about = 아래 브라우저의 최신 버전에서 동작합니다. 오래된 기기와 브라우저에는 없을 수 있습니다.
docs-baseline-limited-about = 많이 쓰이는 브라우저 중 일부에는 없습니다. 없어도 페이지가 동작하게 하세요.
docs-baseline-asterisk = * 일부는 전체보다 더 넓게 또는 더 좁게 지원됩니다.
docs-baseline-learn = 더 알아보기
docs-baseline-compat = 전체 호환성 보기
docs-baseline-feedback = 의견 보내기
