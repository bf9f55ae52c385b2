plus-conflict = 已在別處變更
plus-conflict-text = 您編輯期間，另一個分頁或另一台裝置儲存了以下內容：
plus-conflict-theirs = 使用該內容
plus-conflict-mine = 儲存我的
plus-conflict-no-note = （無筆記）
