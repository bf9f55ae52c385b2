reading-toc-heading = 이 문서의 내용
reading-copy = 복사
reading-copied = 복사했습니다!
reading-copy-failed = 클립보드에 복사하지 못했습니다!
reading-breadcrumbs = 현재 위치
reading-previous = 이전
reading-next = 다음
reading-previous-next = 이전과 다음
