ads-title-report = Rapport de campagne
