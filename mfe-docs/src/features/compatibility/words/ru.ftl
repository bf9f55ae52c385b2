docs-compat-server-only = Таблицы BCD загружаются только в браузере
docs-compat-warning = Предупреждение
docs-compat-error = Ошибка
docs-compat-missing = Данные о совместимости для { $query } не найдены
docs-compat-missing-report = Сообщить о недостающих данных
docs-compat-missing-page = Сообщить о проблеме на этой странице
docs-compat-load-failed = Не удалось загрузить данные BCD
docs-compat-table-failed = Не удалось загрузить таблицу совместимости с браузерами
docs-compat-reload = Попробуйте перезагрузить страницу

docs-compat-label = Совместимость с браузерами: { $feature }
docs-compat-tip = Выберите ячейку, чтобы увидеть историю поддержки в этом браузере.
docs-compat-report = Сообщить о проблемах с этими данными о совместимости
docs-compat-on-github = Посмотреть данные на GitHub
docs-compat-source = Данные: { $date } (v{ $version })
docs-compat-left-out =
    { $count ->
        [one] { $count } возможность из { $total } здесь не показана.
        [few] { $count } возможности из { $total } здесь не показаны.
        [many] { $count } возможностей из { $total } здесь не показаны.
       *[other] { $count } возможности из { $total } здесь не показаны.
    }
docs-compat-show-all = Показать все

docs-compat-feature = Возможность
docs-compat-desktop = Компьютер
docs-compat-mobile = Мобильные
docs-compat-server = Сервер

docs-compat-badge-experimental = Экспериментальное
docs-compat-badge-non-standard = Нестандартное
docs-compat-badge-deprecated = Устаревшее

docs-compat-label-yes = Да
docs-compat-label-no = Нет
docs-compat-label-unknown = ?
docs-compat-label-preview = Предварительная
docs-compat-released = Выпуск: { $date }

docs-compat-yes = Полная поддержка
docs-compat-partial = Частичная поддержка
docs-compat-flag = За флагом
docs-compat-preview = В предварительной версии
docs-compat-no = Нет поддержки
docs-compat-unknown = Поддержка неизвестна
docs-compat-notes = См. примечания
docs-compat-prefix = Требуется префикс
docs-compat-renamed = Другое название
docs-compat-disabled = Требуется флаг
docs-compat-more = Подробнее в истории

docs-compat-history = { $browser } · история поддержки { $feature }
docs-compat-branch-own = Без префикса
docs-compat-branch-prefix = С префиксом { $prefix }
docs-compat-branch-name = Под названием { $name }
docs-compat-says-yes = Полная поддержка.
docs-compat-says-partial = Частичная поддержка.
docs-compat-says-preview = Поддерживается в предварительной версии.
docs-compat-says-no = Нет поддержки.
docs-compat-says-unknown = Поддержка неизвестна.
docs-compat-removed = Удалено в версии { $version }.
docs-compat-says-prefix = Поддерживается с префиксом { $prefix }.
docs-compat-says-name = Поддерживается под именем { $name }.
docs-compat-flag-preference = В { $browser } измените настройку { $name }.
docs-compat-flag-preference-value = В { $browser } задайте настройке { $name } значение { $value }.
docs-compat-flag-start = Запустите { $browser } с { $name }.
docs-compat-flag-start-value = Запустите { $browser } с { $name } со значением { $value }.
docs-compat-flag-where = Настройки находятся по адресу { $address }.
docs-compat-bug = См. { $bug }.
