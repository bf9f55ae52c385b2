plus-close = 닫기
plus-cancel = 취소
plus-deleting = 삭제하는 중…
plus-undo = 되돌리기
plus-undo-failed = 되돌리지 못했습니다.


plus-collection = 컬렉션
plus-collection-deleted = { $name } 컬렉션을 삭제했습니다
plus-collection-unknown = 컬렉션을 찾을 수 없습니다
plus-collection-unknown-text = 다른 기기에서 삭제되었을 수 있습니다.

plus-collections-title = 컬렉션
plus-collections-lede = 저장한 글을 나만의 컬렉션에.
plus-collections-trail = 이동 경로
plus-collections-all = 모든 컬렉션
plus-collections-new = 새 컬렉션
plus-collections-default = 저장한 글
plus-collections-default-description = 기본 컬렉션입니다.
plus-collections-count = { $count ->
   *[other] 글 { $count }개
  }
plus-collections-updated = { $date }에 업데이트됨
plus-collections-menu = { $name }에 대한 작업
plus-collections-edit = 편집
plus-collections-delete = 삭제
plus-collections-copies = 내보내기와 가져오기
plus-collections-export-json = JSON으로 내보내기
plus-collections-export-csv = CSV로 내보내기
plus-collections-export-html = 북마크(HTML)로 내보내기
plus-collections-export-markdown = Markdown으로 내보내기
plus-collections-import = 가져오기
plus-collections-share = 공유
plus-collections-loading = 컬렉션을 불러오는 중…
plus-collections-invitation = 찾은 것을 저장하세요
plus-collections-invitation-text = 로그인하면 글을 컬렉션에 저장하고 모든 기기에서 다시 찾을 수 있습니다.
plus-collections-sign-in = 로그인
plus-collections-unavailable = 지금은 컬렉션을 볼 수 없습니다

plus-items-trail = { $title }의 위치
plus-items-search = 이 컬렉션에서 검색
plus-items-sort = 정렬 기준
plus-items-sort-date = 날짜
plus-items-sort-title = 제목
plus-items-sort-own = 내 순서
plus-items-saved-on = { $date }에 저장됨
plus-items-changed-on = 페이지 최종 변경: { $date }
plus-items-note-full = 메모 전체 보기
plus-items-note-less = 접기
plus-items-note-add = 메모 추가
plus-items-note-edit = 메모 편집
plus-items-more = 더 보기
plus-items-loading = 글을 불러오는 중…
plus-items-loading-more = 불러오는 중…
plus-items-shown = { $total }개 중 { $shown }개
plus-items-removed = { $title } 글을 삭제했습니다
plus-items-removed-count = 글 { $count }개를 삭제했습니다
plus-items-moved = 글 { $count }개를 { $name }(으)로 옮겼습니다
plus-items-placed = { $title }: 이제 { $total }개 중 { $place }번째
plus-items-choose = { $title } 선택
plus-items-choose-all = 모두 선택
plus-items-choose-shown = 표시된 { $count }개 선택
plus-items-empty = 이 컬렉션은 비어 있습니다
plus-items-empty-text = 글의 책갈피를 누르면 여기에 저장됩니다.
plus-items-empty-action = 참고서 둘러보기
plus-items-none = “{ $query }”와 일치하는 글이 없습니다

plus-frequent-title = 자주 본 글
plus-frequent-description = 지난 30일 동안 2번 넘게 본 글입니다.
plus-frequent-views = { $count ->
   *[other] { $count }번 봄, 마지막은 { $date }
  }
plus-frequent-empty = 아직 아무것도 없습니다
plus-frequent-empty-text = 자주 찾는 글이 여기에 저절로 나타납니다. 이 목록은 이 브라우저에만 남습니다.
