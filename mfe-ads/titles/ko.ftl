ads-title-report = 캠페인 보고서
