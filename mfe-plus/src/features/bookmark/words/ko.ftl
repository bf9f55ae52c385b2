plus-save = 저장
plus-save-offline = 오프라인입니다. 저장하려면 연결이 필요합니다.
plus-saved = 저장됨
plus-save-title = 컬렉션에 저장
plus-save-loading = 잠시만 기다려 주세요…
plus-save-unloaded = 양식을 가져오지 못했습니다. 닫고 다시 시도하세요.
plus-close = 닫기
