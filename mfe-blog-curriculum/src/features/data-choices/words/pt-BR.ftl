blog-choices-usage = Enviar dados de uso para este site
blog-choices-saved = Salvo neste navegador
blog-choices-not-saved = O navegador não salvou esta escolha
blog-choices-signal = Seu navegador pede a todos os sites que não coletem dados (Global Privacy Control), por isso nada é enviado. Você pode mudar isso nas configurações do navegador.
blog-choices-script = Este botão precisa de JavaScript. Sem JavaScript, nenhum dado de uso é enviado.
