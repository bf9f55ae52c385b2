plus-save-collection = 컬렉션
plus-save-collection-new = + 새 컬렉션
plus-save-item-title = 제목
plus-save-title-missing = 제목을 입력하세요.
plus-save-delete = 삭제
plus-save-done = { $collection }에 저장했습니다
plus-save-changed = { $collection }에서 변경했습니다
plus-save-removed = { $collection }에서 뺐습니다
