### Chunk: staff-telemetry-words

plus-telemetry-counted = Contado sin cookies ni direcciones
plus-telemetry-until = contado hasta:
plus-telemetry-language = Idioma
plus-telemetry-all-languages = Todos los idiomas
plus-telemetry-period = Periodo
plus-telemetry-last-hours = Últimas 24 horas
plus-telemetry-last-days = Últimos { $count } días
plus-telemetry-csv = CSV
plus-telemetry-loading = Cargando…
plus-telemetry-empty = Aún no se ha contado nada
plus-telemetry-empty-text = Las visitas aparecen aquí unos dos minutos después de empezar. Quienes lo desactivan, o cuyo navegador envía Global Privacy Control, nunca se cuentan.
plus-telemetry-nothing = Nada en este periodo.

plus-telemetry-live = Ahora
plus-telemetry-live-minute = Páginas en este minuto: { $count }
plus-telemetry-live-hour = Última hora: visitas { $visits }, páginas { $views }, errores { $errors }
plus-telemetry-live-away = Sin datos nuevos por ahora; se vuelve a preguntar cada 10 segundos.

plus-telemetry-figure-visits = Visitas
plus-telemetry-figure-pages = Páginas por visita
plus-telemetry-figure-searches = Búsquedas
plus-telemetry-figure-errors = Errores por cada 1000 visitas
plus-telemetry-figure-misses = Búsquedas sin resultado
plus-telemetry-up = { $size } más
plus-telemetry-down = { $size } menos
plus-telemetry-unchanged = sin cambios

plus-telemetry-shape = Mostrar «{ $title }» como
plus-telemetry-chart = Gráfico
plus-telemetry-table = Tabla
plus-telemetry-by-day = por día, frente a los { $count } días anteriores
plus-telemetry-by-hour = por hora, frente a las 24 horas anteriores
plus-telemetry-visits-chart = Visitas a lo largo del tiempo
plus-telemetry-visits-point = { $time }: visitas { $now }, antes { $before }
plus-telemetry-chart-failed = No se pudo cargar el gráfico. La tabla tiene los mismos números.
plus-telemetry-now = Ahora
plus-telemetry-before = Antes
plus-telemetry-day = Día
plus-telemetry-hour = Hora
plus-telemetry-went-live = Publicado

plus-telemetry-kinds = Tipos de página
plus-telemetry-kinds-note = proporción de vistas
plus-telemetry-kind = Tipo
plus-telemetry-share = Proporción
plus-telemetry-views = Vistas
plus-telemetry-kind-home = Inicio
plus-telemetry-kind-reference = Referencia
plus-telemetry-kind-guide = Guías
plus-telemetry-kind-learn = Aprender
plus-telemetry-kind-glossary = Glosario
plus-telemetry-kind-search = Búsqueda
plus-telemetry-kind-play = Playground
plus-telemetry-kind-blog = Blog
plus-telemetry-kind-curriculum = Curso
plus-telemetry-kind-plus = Plus
plus-telemetry-kind-observatory = Observatory
plus-telemetry-kind-advertising = Publicidad
plus-telemetry-kind-other = Otras

plus-telemetry-vitals = Métricas vitales por versión
plus-telemetry-vitals-note = percentil 75, ± 5 %, últimas seis versiones
plus-telemetry-remote = Remoto
plus-telemetry-device = Dispositivo
plus-telemetry-device-phone = Teléfonos
plus-telemetry-device-desktop = Escritorio
plus-telemetry-version = Versión
plus-telemetry-vital = Métrica
plus-telemetry-count = Valores
plus-telemetry-vital-good = Bien
plus-telemetry-vital-middling = Mejorable
plus-telemetry-vital-poor = Mal
plus-telemetry-vital-few = pocos
plus-telemetry-limit-good = bien { $value }
plus-telemetry-limit-poor = mal { $value }
plus-telemetry-vital-chart = { $name } por versión
plus-telemetry-vital-point = { $version }: { $value }, { $state }
plus-telemetry-vital-few-point = { $version }: muy pocos valores ({ $count })

plus-telemetry-misses-note = palabras de cinco o más visitantes
plus-telemetry-query = Palabras
plus-telemetry-times = Veces

plus-telemetry-errors = Errores por remoto y firma
plus-telemetry-errors-note = los números y direcciones se quitan de los mensajes
plus-telemetry-all-remotes = Todos los remotos
plus-telemetry-signature = Firma
plus-telemetry-state = Estado
plus-telemetry-state-rising = En aumento
plus-telemetry-state-new = Nuevo
plus-telemetry-state-known = Conocido
plus-telemetry-first-seen = Visto por primera vez
plus-telemetry-trend = Evolución
plus-telemetry-in-thousand = Por cada 1000 visitas

plus-telemetry-clicks = Clics por origen
plus-telemetry-clicks-note = los más frecuentes
plus-telemetry-source = Origen

plus-telemetry-feedback = ¿Fue útil esta página?
plus-telemetry-feedback-note = últimos { $days } días: { $share } sí, votos: { $votes }
plus-telemetry-no-votes = Sin votos en este periodo.
plus-telemetry-page = Página
plus-telemetry-yes = Sí
plus-telemetry-no = No
