plus-save = 儲存
plus-save-offline = 您目前離線。儲存需要網路連線。
plus-saved = 已儲存
plus-save-title = 儲存至收藏集
plus-save-loading = 請稍候…
plus-save-unloaded = 無法取得表單。請關閉後重試。
plus-close = 關閉
