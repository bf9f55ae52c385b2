reading-toc-heading = 本文內容
reading-copy = 複製
reading-copied = 已複製！
reading-copy-failed = 無法複製到剪貼簿！
reading-breadcrumbs = 導覽路徑
reading-previous = 上一頁
reading-next = 下一頁
reading-previous-next = 上一頁與下一頁
