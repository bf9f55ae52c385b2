ads-title-report = Campaign report
