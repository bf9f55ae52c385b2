ads-title-report = Relatório da campanha
