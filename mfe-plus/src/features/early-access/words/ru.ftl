plus-early-mark = Ранний доступ
plus-early-others = Пока это открыто для Supporter 10, а затем появится у всех.
plus-early-plans = Посмотреть тарифы
