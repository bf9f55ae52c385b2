plus-save-note = 메모
plus-save-note-hint = 메모를 포함해 컬렉션을 공유하지 않는 한 본인만 볼 수 있습니다.
plus-saving = 저장하는 중…
plus-save-submit = 저장
