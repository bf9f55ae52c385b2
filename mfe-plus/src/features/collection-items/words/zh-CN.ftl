plus-save-note = 笔记
plus-save-note-hint = 只有你能看到，除非你连同笔记一起分享收藏集。
plus-saving = 正在保存…
plus-save-submit = 保存
