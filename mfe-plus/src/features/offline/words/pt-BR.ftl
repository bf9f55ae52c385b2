plus-offline-looking = Verificando o que há neste dispositivo…
plus-offline-areas = Áreas para manter neste dispositivo
plus-offline-unsupported = Este navegador não consegue guardar páginas para leitura off-line
plus-offline-unsupported-text = A leitura off-line exige HTTPS e um navegador atualizado, e alguns navegadores não a permitem em janelas privadas. Tente de novo em uma janela normal de um navegador recente.
plus-offline-subscribe = Guarde áreas inteiras da documentação no seu dispositivo e leia sem rede. A leitura off-line faz parte dos planos pagos.
plus-offline-subscribe-link = Assinar o { $plus }

plus-offline-area-html = HTML
plus-offline-area-css = CSS
plus-offline-area-javascript = JavaScript
plus-offline-area-http = HTTP
plus-offline-area-accessibility = Acessibilidade
plus-offline-area-svg-mathml = SVG e MathML
plus-offline-area-webassembly = WebAssembly
plus-offline-area-api-documents = APIs web: documentos e eventos
plus-offline-area-api-graphics = APIs web: gráficos
plus-offline-area-api-media = APIs web: áudio e vídeo
plus-offline-area-api-network = APIs web: rede e armazenamento
plus-offline-area-api-system = APIs web: dispositivos e sistema
plus-offline-area-learn = Aprender e curso
plus-offline-area-webextensions = Extensões de navegador
plus-offline-area-glossary = Glossário
plus-offline-area-guides = Outros guias
plus-offline-area-site = Páginas do próprio site

plus-offline-pages = { $count ->
    [one] { $count } página
    [many] { $count } de páginas
   *[other] { $count } páginas
  }
plus-offline-state-absent = Não está neste dispositivo
plus-offline-state-waiting = Na fila
plus-offline-state-download = Baixando
plus-offline-state-unpack = Verificando…
plus-offline-state-ready = Neste dispositivo
plus-offline-state-update = Atualização, { $size }
plus-offline-state-paused = Em pausa
plus-offline-state-failed = Falha no download
plus-offline-came = { $came } de { $total }
plus-offline-left = { $rate }/s · faltam { $seconds } s
plus-offline-left-unsure = Calculando o tempo restante…
plus-offline-pause = Pausar
plus-offline-resume = Retomar
plus-offline-update = Atualizar
plus-offline-again = Tentar de novo
plus-offline-remove = Remover
plus-offline-remove-area = Remover { $area }

plus-offline-prefer-online = Preferir o conteúdo on-line
plus-offline-prefer-online-text = Quando ativado, as páginas vêm do site enquanto você estiver on-line. Quando desativado, as que estão neste dispositivo abrem daqui, mesmo com rede.
plus-offline-auto = Atualizar automaticamente
plus-offline-auto-text = Procura mudanças uma vez por hora enquanto o site está aberto e baixa só o que mudou.

plus-offline-storage = Armazenamento
plus-offline-storage-here = { $here } neste dispositivo
plus-offline-storage-going = { $here } neste dispositivo, { $later } ao terminar
plus-offline-to-come = Falta baixar
plus-offline-kept = Este navegador permite cerca de { $quota } e prometeu manter estas páginas.
plus-offline-not-kept = Este navegador permite cerca de { $quota } e pode remover estas páginas se faltar espaço.
plus-offline-persist = Pedir que as mantenha
plus-offline-clear = Remover todas as páginas off-line
plus-offline-clear-confirm = Remover todas as páginas guardadas neste dispositivo? Você pode baixá-las de novo quando quiser.
plus-offline-history = Histórico de estados

plus-offline-problem = Leitura off-line
plus-offline-pack-no-room = Não há espaço suficiente para { $pack }. Escolha menos áreas ou libere espaço no dispositivo e tente de novo. As páginas que já estão neste dispositivo continuam disponíveis.
plus-offline-pack-tampered = O download de { $pack } não corresponde ao que foi publicado e foi descartado. As páginas que já estão neste dispositivo continuam disponíveis.
plus-offline-pack-truncated = O download de { $pack } está incompleto. As páginas que já estão neste dispositivo continuam disponíveis.
plus-offline-pack-reordered = O download de { $pack } foi montado incorretamente e foi descartado. As páginas que já estão neste dispositivo continuam disponíveis.
plus-offline-pack-unsigned = O download de { $pack } não está assinado por ninguém em quem este site confie e foi descartado. As páginas que já estão neste dispositivo continuam disponíveis.
plus-offline-pack-keys-unusable = Este navegador não consegue verificar quem publicou os arquivos. Atualize-o para ler off-line.
plus-offline-packs-not-ready = Os arquivos para leitura off-line ainda estão sendo preparados ({ $percent }% até agora). Tente de novo em um minuto.
plus-offline-packs-off = Este site não oferece arquivos para leitura off-line.
plus-offline-offline-file-missing = Não foi possível baixar algo necessário para a leitura off-line. Verifique sua conexão e tente de novo.
plus-offline-offline-failed = Algo deu errado com a leitura off-line. Tente de novo. Se continuar acontecendo, recarregue a página.
plus-offline-files = Não é preciso ter uma assinatura para baixar arquivos: no fim das páginas da documentação, você pode obter a seção inteira como arquivo ZIP, livro EPUB ou docset.
