plus-upgrade = 지금 업그레이드
plus-too-long = { $limit }자를 넘지 않게 입력해 주세요.
plus-characters = { $length }/{ $limit }
plus-collection-form-new = 새 컬렉션
plus-collection-form-edit = 컬렉션 편집
plus-collection-form-name = 이름
plus-collection-form-name-missing = 이름을 입력하세요.
plus-collection-form-description = 설명
plus-collection-form-optional = 선택 사항
plus-collection-full = 컬렉션 한도에 도달했습니다
plus-collection-full-text = Core 요금제에서는 저장한 글을 포함해 컬렉션을 { $limit }개까지 만들 수 있습니다. 업그레이드하면 원하는 만큼 만들 수 있습니다.
plus-collection-delete = { $name } 컬렉션을 삭제할까요?
plus-collection-delete-text = { $count ->
    [0] 담긴 글이 없습니다.
   *[other] 담긴 글 { $count }개가 더는 여기에 저장되지 않습니다. 페이지 자체는 그대로 남습니다.
  }
plus-saving = 저장하는 중…
plus-save-submit = 저장
