plus-early-mark = 抢先体验
plus-early-others = 目前仅对 Supporter 10 开放，之后将向所有人开放。
plus-early-plans = 查看方案
