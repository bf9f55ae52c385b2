plus-conflict = 已在别处更改
plus-conflict-text = 你编辑期间，另一个标签页或另一台设备保存了以下内容：
plus-conflict-theirs = 使用该内容
plus-conflict-mine = 保存我的
plus-conflict-no-note = （无笔记）
