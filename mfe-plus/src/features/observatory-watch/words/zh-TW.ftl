plus-host-watch = 關注此主機
plus-host-watch-mail = 每天掃描一次；等級下降時會寄郵件通知您。
plus-host-watch-site = 每天掃描一次。本站不寄送郵件：請在此查看變化。
plus-host-watch-ended = 已不再關注。
plus-host-watch-failed = 操作失敗。請重試。
plus-host-watch-refused = 您關注的主機已達帳號上限。
