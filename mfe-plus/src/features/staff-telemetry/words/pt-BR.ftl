### Chunk: staff-telemetry-words

plus-telemetry-counted = Contado sem cookies nem endereços
plus-telemetry-until = contado até:
plus-telemetry-language = Idioma
plus-telemetry-all-languages = Todos os idiomas
plus-telemetry-period = Período
plus-telemetry-last-hours = Últimas 24 horas
plus-telemetry-last-days = Últimos { $count } dias
plus-telemetry-csv = CSV
plus-telemetry-loading = Carregando…
plus-telemetry-empty = Nada foi contado ainda
plus-telemetry-empty-text = As visitas aparecem aqui cerca de dois minutos depois de começarem. Quem recusa a contagem, ou cujo navegador envia Global Privacy Control, nunca é contado.
plus-telemetry-nothing = Nada neste período.

plus-telemetry-live = Agora
plus-telemetry-live-minute = Páginas neste minuto: { $count }
plus-telemetry-live-hour = Última hora: visitas { $visits }, páginas { $views }, erros { $errors }
plus-telemetry-live-away = Sem números novos no momento; nova consulta a cada 10 segundos.

plus-telemetry-figure-visits = Visitas
plus-telemetry-figure-pages = Páginas por visita
plus-telemetry-figure-searches = Buscas
plus-telemetry-figure-errors = Erros por 1.000 visitas
plus-telemetry-figure-misses = Buscas sem resultado
plus-telemetry-up = { $size } a mais
plus-telemetry-down = { $size } a menos
plus-telemetry-unchanged = sem mudança

plus-telemetry-shape = Mostrar “{ $title }” como
plus-telemetry-chart = Gráfico
plus-telemetry-table = Tabela
plus-telemetry-by-day = por dia, em relação aos { $count } dias anteriores
plus-telemetry-by-hour = por hora, em relação às 24 horas anteriores
plus-telemetry-visits-chart = Visitas ao longo do tempo
plus-telemetry-visits-point = { $time }: visitas { $now }, antes { $before }
plus-telemetry-chart-failed = O gráfico não carregou. A tabela tem os mesmos números.
plus-telemetry-now = Agora
plus-telemetry-before = Antes
plus-telemetry-day = Dia
plus-telemetry-hour = Hora
plus-telemetry-went-live = Publicado

plus-telemetry-kinds = Tipos de página
plus-telemetry-kinds-note = parcela das visualizações
plus-telemetry-kind = Tipo
plus-telemetry-share = Parcela
plus-telemetry-views = Visualizações
plus-telemetry-kind-home = Início
plus-telemetry-kind-reference = Referência
plus-telemetry-kind-guide = Guias
plus-telemetry-kind-learn = Aprender
plus-telemetry-kind-glossary = Glossário
plus-telemetry-kind-search = Busca
plus-telemetry-kind-play = Playground
plus-telemetry-kind-blog = Blog
plus-telemetry-kind-curriculum = Curso
plus-telemetry-kind-plus = Plus
plus-telemetry-kind-observatory = Observatory
plus-telemetry-kind-advertising = Publicidade
plus-telemetry-kind-other = Outras

plus-telemetry-vitals = Métricas vitais por versão
plus-telemetry-vitals-note = percentil 75, ± 5%, últimas seis versões
plus-telemetry-remote = Remoto
plus-telemetry-device = Dispositivo
plus-telemetry-device-phone = Celulares
plus-telemetry-device-desktop = Computadores
plus-telemetry-version = Versão
plus-telemetry-vital = Métrica
plus-telemetry-count = Valores
plus-telemetry-vital-good = Bom
plus-telemetry-vital-middling = A melhorar
plus-telemetry-vital-poor = Ruim
plus-telemetry-vital-few = poucos
plus-telemetry-limit-good = bom { $value }
plus-telemetry-limit-poor = ruim { $value }
plus-telemetry-vital-chart = { $name } por versão
plus-telemetry-vital-point = { $version }: { $value }, { $state }
plus-telemetry-vital-few-point = { $version }: valores de menos ({ $count })

plus-telemetry-misses-note = palavras de cinco ou mais visitantes
plus-telemetry-query = Palavras
plus-telemetry-times = Vezes

plus-telemetry-errors = Erros por remoto e assinatura
plus-telemetry-errors-note = números e endereços são retirados das mensagens
plus-telemetry-all-remotes = Todos os remotos
plus-telemetry-signature = Assinatura
plus-telemetry-state = Estado
plus-telemetry-state-rising = Em alta
plus-telemetry-state-new = Novo
plus-telemetry-state-known = Conhecido
plus-telemetry-first-seen = Visto pela primeira vez
plus-telemetry-trend = Evolução
plus-telemetry-in-thousand = Por 1.000 visitas

plus-telemetry-clicks = Cliques por origem
plus-telemetry-clicks-note = os mais frequentes
plus-telemetry-source = Origem

plus-telemetry-feedback = Esta página foi útil?
plus-telemetry-feedback-note = últimos { $days } dias: { $share } sim, votos: { $votes }
plus-telemetry-no-votes = Nenhum voto neste período.
plus-telemetry-page = Página
plus-telemetry-yes = Sim
plus-telemetry-no = Não
