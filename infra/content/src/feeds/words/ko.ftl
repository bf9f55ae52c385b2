content-llms-markdown = 모든 페이지는 Markdown으로도 제공됩니다. { $example }처럼 주소 뒤에 .md를 붙이세요.
content-llms-documents = 문서
content-llms-data = 데이터
content-llms-search-index = 모든 페이지의 제목과 주소
content-llms-metadata = 본문을 제외한 모든 페이지의 정보
content-llms-sitemap = 사이트맵
