### Chunk: staff-telemetry-words

plus-telemetry-counted = 쿠키나 주소 없이 집계
plus-telemetry-until = 집계 기준:
plus-telemetry-language = 언어
plus-telemetry-all-languages = 모든 언어
plus-telemetry-period = 기간
plus-telemetry-last-hours = 최근 24시간
plus-telemetry-last-days = 최근 { $count }일
plus-telemetry-csv = CSV
plus-telemetry-loading = 불러오는 중…
plus-telemetry-empty = 아직 집계된 것이 없습니다
plus-telemetry-empty-text = 방문은 시작된 지 약 2분 뒤 여기에 표시됩니다. 수집을 거부했거나 브라우저가 Global Privacy Control을 보내는 사람은 집계되지 않습니다.
plus-telemetry-nothing = 이 기간에는 없습니다.

plus-telemetry-live = 지금
plus-telemetry-live-minute = 이번 1분 동안의 페이지: { $count }
plus-telemetry-live-hour = 최근 1시간: 방문 { $visits }, 페이지 { $views }, 오류 { $errors }
plus-telemetry-live-away = 지금은 새 집계가 없습니다. 10초마다 다시 요청합니다.

plus-telemetry-figure-visits = 방문
plus-telemetry-figure-pages = 방문당 페이지
plus-telemetry-figure-searches = 검색
plus-telemetry-figure-errors = 방문 1,000회당 오류
plus-telemetry-figure-misses = 결과 없는 검색
plus-telemetry-up = { $size } 증가
plus-telemetry-down = { $size } 감소
plus-telemetry-unchanged = 변화 없음

plus-telemetry-shape = “{ $title }” 표시 방식
plus-telemetry-chart = 차트
plus-telemetry-table = 표
plus-telemetry-by-day = 하루 단위, 이전 { $count }일과 비교
plus-telemetry-by-hour = 시간 단위, 이전 24시간과 비교
plus-telemetry-visits-chart = 시간에 따른 방문
plus-telemetry-visits-point = { $time }: 방문 { $now }, 이전: { $before }
plus-telemetry-chart-failed = 차트를 불러오지 못했습니다. 표에 같은 숫자가 있습니다.
plus-telemetry-now = 현재
plus-telemetry-before = 이전
plus-telemetry-day = 날짜
plus-telemetry-hour = 시각
plus-telemetry-went-live = 배포됨

plus-telemetry-kinds = 페이지 종류
plus-telemetry-kinds-note = 조회 비율
plus-telemetry-kind = 종류
plus-telemetry-share = 비율
plus-telemetry-views = 조회
plus-telemetry-kind-home = 홈
plus-telemetry-kind-reference = 참고서
plus-telemetry-kind-guide = 가이드
plus-telemetry-kind-learn = 학습
plus-telemetry-kind-glossary = 용어 사전
plus-telemetry-kind-search = 검색
plus-telemetry-kind-play = Playground
plus-telemetry-kind-blog = 블로그
plus-telemetry-kind-curriculum = 커리큘럼
plus-telemetry-kind-plus = Plus
plus-telemetry-kind-observatory = Observatory
plus-telemetry-kind-advertising = 광고
plus-telemetry-kind-other = 기타

plus-telemetry-vitals = 버전별 핵심 지표
plus-telemetry-vitals-note = 75번째 백분위수, ± 5%, 최근 여섯 버전
plus-telemetry-remote = 리모트
plus-telemetry-device = 기기
plus-telemetry-device-phone = 휴대전화
plus-telemetry-device-desktop = 데스크톱
plus-telemetry-version = 버전
plus-telemetry-vital = 지표
plus-telemetry-count = 값 수
plus-telemetry-vital-good = 좋음
plus-telemetry-vital-middling = 개선 필요
plus-telemetry-vital-poor = 나쁨
plus-telemetry-vital-few = 적음
plus-telemetry-limit-good = 좋음 { $value }
plus-telemetry-limit-poor = 나쁨 { $value }
plus-telemetry-vital-chart = 버전별 { $name }
plus-telemetry-vital-point = { $version }: { $value }, { $state }
plus-telemetry-vital-few-point = { $version }: 값이 너무 적음 ({ $count })

plus-telemetry-misses-note = 방문자 다섯 명 이상이 쓴 단어
plus-telemetry-query = 단어
plus-telemetry-times = 횟수

plus-telemetry-errors = 리모트와 시그니처별 오류
plus-telemetry-errors-note = 메시지에서 숫자와 주소는 제거됨
plus-telemetry-all-remotes = 모든 리모트
plus-telemetry-signature = 시그니처
plus-telemetry-state = 상태
plus-telemetry-state-rising = 증가 중
plus-telemetry-state-new = 신규
plus-telemetry-state-known = 알려짐
plus-telemetry-first-seen = 처음 발생
plus-telemetry-trend = 추이
plus-telemetry-in-thousand = 방문 1,000회당

plus-telemetry-clicks = 출처별 클릭
plus-telemetry-clicks-note = 가장 많은 것
plus-telemetry-source = 출처

plus-telemetry-feedback = 이 페이지가 도움이 되었나요?
plus-telemetry-feedback-note = 최근 { $days }일: 예 { $share }, 투표 { $votes }개
plus-telemetry-no-votes = 이 기간에는 투표가 없습니다.
plus-telemetry-page = 페이지
plus-telemetry-yes = 예
plus-telemetry-no = 아니요
