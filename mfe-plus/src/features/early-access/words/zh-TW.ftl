plus-early-mark = 搶先體驗
plus-early-others = 目前僅對 Supporter 10 開放，之後將開放給所有人。
plus-early-plans = 查看方案
