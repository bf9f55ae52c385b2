ads-title-report = Informe de la campaña
