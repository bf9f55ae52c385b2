plus-early-mark = 먼저 써 보기
plus-early-others = 모두에게 공개되기 전에 지금은 Supporter 10에만 열려 있습니다.
plus-early-plans = 요금제 보기
