plus-watch = Acompanhar
plus-watching = Acompanhando
plus-watch-name = Acompanhar { $name }
plus-watching-name = Acompanhando { $name }
plus-watch-page = Avisamos quando esta página for alterada.
plus-watch-ended = Sua sessão terminou. Entre e tente de novo.
plus-watch-refused = Isso não pode ser acompanhado, ou você já acompanha o máximo que uma conta permite.
plus-watch-failed = Não funcionou. Tente de novo daqui a pouco.
plus-news = Novidades desde a sua última visita
plus-news-loading = Um momento…
plus-news-failed = Não foi possível carregar o que você acompanha.
plus-news-count = { $count ->
    [0] Nada de novo
    [one] { $shown } novidade
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
   *[other] Você acompanha { $count } itens.
  }
plus-watching-mail-off = Nenhum e-mail é enviado.
plus-watching-mail-daily = Um e-mail é enviado nos dias em que algo muda.
plus-watching-mail-weekly = Um e-mail é enviado às segundas-feiras, quando algo mudou.
plus-watching-change = Mudar
plus-watching-list = O que você acompanha
plus-watching-none = Você ainda não acompanha nada. Aperte Acompanhar ao lado de um recurso nas novidades, no menu Salvar de um artigo ou em uma coleção.
plus-watching-updates = Ir para as novidades
plus-watching-unknown = Não foi possível carregar o que você acompanha.
plus-watching-again = Tentar de novo
plus-watching-export = Baixar o que você acompanha
plus-watching-default = Artigos salvos
plus-watching-stop = Parar
plus-watching-stop-name = Parar de acompanhar { $name }
plus-watching-kind-page = Página
plus-watching-kind-feature = Recurso
plus-watching-kind-collection = Coleção
plus-digest = E-mail sobre o que você acompanha
plus-digest-text = Um só e-mail com o que mudou. Se nada mudou, nenhum é enviado.
plus-digest-no-mail = Este site não envia e-mails. Você ainda vê as novidades na página de novidades.
plus-digest-off = Nunca
plus-digest-daily = Todo dia
plus-digest-weekly = Toda semana, às segundas
plus-digest-saving = Salvando…
