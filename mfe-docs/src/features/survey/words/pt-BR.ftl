### Chunk: docs-survey-words

### A survey between the title of a document and its text.

docs-survey-thanks = Obrigado! Suas respostas foram enviadas.
docs-survey-previewed = Era uma prévia: suas respostas não foram enviadas.
docs-survey-dismiss = Ocultar esta pesquisa
docs-survey-unsent = Suas respostas não foram enviadas. Pressione de novo para ocultar esta pesquisa e descartá-las.
docs-survey-preview = Esta é uma prévia: nada é contado nem guardado.
docs-survey-loading = Carregando o formulário…
docs-survey-late = O formulário está demorando para carregar. Você também pode abri-lo em uma nova aba.
docs-survey-new-tab = Abrir o formulário em uma nova aba
docs-survey-privacy = Suas respostas são guardadas com a data de hoje, sem seu nome, sua conta ou seu endereço IP.
docs-survey-send = Enviar
docs-survey-sending = Enviando…
docs-survey-counter = { $length } de { $limit } caracteres
docs-survey-problem-empty = Responda a pelo menos uma pergunta.
docs-survey-problem-long = Uma resposta está longa demais. Encurte-a e envie de novo.
docs-survey-problem-closed = Esta pesquisa não aceita mais estas respostas. Ela pode ter terminado ou mudado.
docs-survey-problem-failed = Não foi possível enviar suas respostas. Elas continuam aqui: tente de novo daqui a pouco.
