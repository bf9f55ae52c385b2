ads-title-report = キャンペーンレポート
