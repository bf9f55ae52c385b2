docs-beside-heading = { $title }: 영어와 나란히
docs-beside-about = 번역과 영어 페이지를 섹션마다 나란히 보여 줍니다. 실행되는 예제와 브라우저 표는 원래 페이지에 있습니다.
docs-beside-page = 번역 읽기
docs-beside-english = 영어로 보기
docs-beside-note = 비교하기 전에
docs-beside-gone = 영어 페이지가 없어졌습니다. 이 번역과 비교할 것이 없습니다.
docs-beside-unknown = 어느 영어 글을 번역한 것인지 알 수 없습니다.
docs-beside-behind = 번역한 뒤에 영어 페이지가 바뀌었습니다.
docs-beside-changes =
    { $count ->
       *[other] { $date }부터 변경 { $count }건.
    }
docs-beside-unmatched =
    { $count ->
       *[other] 두 페이지 중 한쪽에만 있는 섹션이 { $count }개 있습니다.
    }
docs-beside-no-english = 영어 페이지에는 이 섹션이 없습니다.
docs-beside-no-translation = 이 섹션은 번역되지 않았습니다.
docs-beside-data = 페이지에서 이 표 보기
docs-beside-none = 표시할 것이 없습니다.
