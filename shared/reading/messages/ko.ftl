reading-toc-heading = 이 문서의 내용
