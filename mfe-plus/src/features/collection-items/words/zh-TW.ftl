plus-save-note = 筆記
plus-save-note-hint = 只有您看得到，除非您連同筆記一起分享收藏集。
plus-saving = 正在儲存…
plus-save-submit = 儲存
