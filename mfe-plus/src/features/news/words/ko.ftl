plus-news = 지난 방문 이후 새 소식
plus-news-loading = 잠시만요…
plus-news-failed = 지켜보는 항목을 불러오지 못했습니다.
plus-news-count = { $count ->
    [0] 새 소식 없음
   *[other] 새 소식 { $shown }개
  }
plus-news-no-watches = 아직 지켜보는 항목이 없습니다
plus-news-none = 지켜보기 시작한 뒤 바뀐 것이 없습니다.
plus-news-unwatched = 기능 옆, 글의 저장 메뉴 또는 컬렉션에서 지켜보기를 누르세요. 변경 사항이 여기에 표시됩니다.
plus-news-new = 새 소식
plus-news-edited = 페이지가 수정됨
plus-news-added = { $name }에서 지원
plus-news-removed = { $name }에서 더 이상 지원하지 않음
plus-news-newly = Baseline에서 새로 사용 가능
plus-news-widely = Baseline에서 폭넓게 사용 가능
plus-news-regressed = 더 이상 Baseline이 아님
plus-news-discouraged = 권장하지 않음
plus-watching-yours = 지켜보는 항목
plus-watching-count = { $count }개 항목을 지켜보고 있습니다.
plus-watching-mail-off = 메일을 보내지 않습니다.
plus-watching-mail-daily = 변경이 있는 날에 메일을 보내 드립니다.
plus-watching-mail-weekly = 변경이 있으면 월요일에 메일을 보내 드립니다.
plus-watching-change = 변경
