plus-ask-label = Pergunta
plus-ask-placeholder = Pergunte sobre HTML, CSS, JavaScript ou qualquer outra parte da plataforma web
plus-ask-follow-up = Continue perguntando
plus-ask-ask = Perguntar
plus-ask-stop = Parar de responder
plus-ask-key-ask = perguntar
plus-ask-key-line = nova linha
plus-ask-key-shift = Shift
plus-ask-about = As respostas vêm das páginas deste site.
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
plus-ask-offline = Você está off-line. O que já foi lido continua aqui; para perguntar é preciso conexão.
plus-ask-failed-no-answer = Nenhuma resposta chegou. Sua pergunta não foi contada.
plus-ask-failed-busy = Há perguntas demais sendo respondidas. A sua não foi contada; pergunte de novo daqui a um minuto.
plus-ask-failed-flagged = Sua pergunta foi retida pela verificação das perguntas. Ela foi contada. Tente com outras palavras.
plus-ask-failed-too-much = Isto é mais do que se pode responder de uma vez. Encurte a pergunta ou comece uma nova. Ela não foi contada.
plus-ask-failed-full = Não cabem mais perguntas nesta conversa. Comece uma nova. Sua pergunta não foi contada.
plus-ask-failed-gone = Esta conversa foi excluída em outro lugar. Comece uma nova pergunta.
plus-ask-failed-refused = O site não pode responder a isto como foi perguntado. Sua pergunta não foi contada.
plus-ask-again = Tentar de novo
plus-ask-quota-name = Perguntas restantes
plus-ask-quota = Restam { $remaining } de { $limit } hoje
plus-ask-quota-until = até { $time }
plus-ask-quota-more = Sem limite com o Plus
plus-ask-spent = Todas as perguntas de hoje já foram feitas
plus-ask-spent-until = Você terá { $limit } novas às { $time }. Com o Plus não há limite.
plus-ask-spent-today = Você terá novas amanhã. Com o Plus não há limite.
plus-ask-see-plans = Ver os planos
