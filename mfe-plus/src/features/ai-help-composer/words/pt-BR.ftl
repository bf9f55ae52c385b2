plus-ask-label = Pergunta
plus-ask-placeholder = Pergunte sobre HTML, CSS, JavaScript ou qualquer outra parte da plataforma web
plus-ask-follow-up = Faça outra pergunta
plus-ask-ask = Perguntar
plus-ask-stop = Parar a resposta
plus-ask-key-ask = perguntar
plus-ask-key-line = nova linha
plus-ask-key-shift = Shift
plus-ask-about = As respostas vêm das páginas e dos dados deste site.
plus-ask-about-model = Os fatos vêm dos dados; o resto é escrito por um modelo.
plus-ask-how = Como funciona
plus-ask-left = { $count ->
    [one] Resta um caractere
    [many] Restam { $number } caracteres
   *[other] Restam { $number } caracteres
  }
plus-ask-too-long = { $count ->
    [one] Um caractere a mais
    [many] { $number } caracteres a mais
   *[other] { $number } caracteres a mais
  }
plus-ask-offline = Você está off-line. O que está aqui continua disponível; para perguntar é preciso conexão.
plus-ask-offline-short = Você está off-line.
plus-ask-failed-no-answer = Nenhuma resposta chegou. Sua pergunta continua aqui.
plus-ask-failed-lost = A conexão foi perdida antes que a resposta ficasse completa.
plus-ask-failed-failed = Algo deu errado neste site. Sua pergunta não foi contabilizada; tente de novo em um minuto.
plus-ask-failed-cut = A resposta foi cortada antes de ficar completa. Sua pergunta não foi contabilizada; tente de novo em um minuto.
plus-ask-failed-not-ready = O índice de busca deste site ainda está sendo criado. Sua pergunta não foi contabilizada; tente de novo em um minuto.
plus-ask-failed-quota = Você já usou as perguntas de hoje. Esta não foi contabilizada; pergunte de novo quando tiver novas.
plus-ask-failed-off = O AI Help está desativado neste site. Sua pergunta não foi contabilizada.
plus-ask-failed-busy = Há perguntas demais sendo respondidas agora. A sua não foi contabilizada; tente de novo em um minuto.
plus-ask-failed-flagged = Uma verificação automática bloqueou sua pergunta. Ela foi contabilizada. Tente com outras palavras.
plus-ask-failed-too-much = Isto é mais do que se pode responder de uma vez. Encurte a pergunta ou comece uma nova. Ela não foi contabilizada.
plus-ask-failed-full = Esta conversa está cheia. Comece uma nova. Sua pergunta não foi contabilizada.
plus-ask-failed-refused = O site não pode responder a esta pergunta do jeito que está. Ela não foi contabilizada.
plus-ask-again = Tentar de novo
plus-ask-quota-name = Perguntas restantes
plus-ask-quota = Restam { $remaining } de { $limit } hoje
plus-ask-quota-until = renovadas às { $time }
plus-ask-quota-more = Sem limite com o Plus
plus-ask-spent = Você já usou as perguntas de hoje
plus-ask-spent-until = Você terá { $limit } novas às { $time }. Com o Plus não há limite.
plus-ask-spent-today = Você terá novas à meia-noite UTC. Com o Plus não há limite.
plus-ask-spent-draft = Não há mais perguntas hoje. Seu texto continua aqui.
plus-ask-see-plans = Ver os planos
