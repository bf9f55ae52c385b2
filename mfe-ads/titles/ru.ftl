ads-title-report = Отчёт о кампании
