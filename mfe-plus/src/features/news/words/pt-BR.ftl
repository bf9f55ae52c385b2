plus-news = Novidades desde a sua última visita
plus-news-loading = Um momento…
plus-news-failed = Não foi possível carregar o que você acompanha.
plus-news-count = { $count ->
    [0] Nada de novo
    [one] { $shown } novidade
    [many] { $shown } de novidades
   *[other] { $shown } novidades
  }
plus-news-no-watches = Você ainda não acompanha nada
plus-news-none = Nada aconteceu com o que você acompanha desde que começou.
plus-news-unwatched = Aperte Acompanhar ao lado de um recurso, no menu Salvar de um artigo ou em uma coleção. Você verá aqui o que acontece.
plus-news-new = Novo
plus-news-edited = A página foi alterada
plus-news-added = Compatível com { $name }
plus-news-removed = Não é mais compatível com { $name }
plus-news-newly = Recém-disponível no Baseline
plus-news-widely = Amplamente disponível no Baseline
plus-news-regressed = Não é mais Baseline
plus-news-discouraged = Desaconselhado
plus-watching-yours = Você acompanha
plus-watching-count = { $count ->
    [one] Você acompanha { $count } item.
    [many] Você acompanha { $count } de itens.
   *[other] Você acompanha { $count } itens.
  }
plus-watching-mail-off = Nenhum e-mail é enviado.
plus-watching-mail-daily = Um e-mail é enviado nos dias em que algo muda.
plus-watching-mail-weekly = Um e-mail é enviado às segundas-feiras, quando algo mudou.
plus-watching-change = Mudar
