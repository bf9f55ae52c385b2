ads-label =
    { $slot ->
        [ad-top] Anúncio acima da página
        [ad-side] Anúncio ao lado da página
        [ad-bottom] Anúncio abaixo da página
        [ad-home-main] Anúncio
       *[ad-home-footer] Anúncio no rodapé da página
    }
ads-badge = ANÚNCIO
ads-refuse = Não quer ver anúncios?

ads-ai-help-heading = Travou? Pergunte ao AI Help.
ads-ai-help-copy = Respostas tiradas destas páginas, cada uma com suas fontes.
ads-ai-help-more = Faça uma pergunta
ads-plus-heading = Deixe estas páginas com a sua cara.
ads-plus-copy = { $plus }: sem anúncios, com suas próprias coleções e todas as páginas offline.
ads-plus-more = Veja o que está incluído
ads-advertising-heading = Uma imagem discreta, sem rastreamento.
ads-advertising-copy = Alcance quem constrói a web.
ads-advertising-more = Anuncie conosco

ads-broken = Erro de carregamento
ads-broken-detail = { $status } em { $url }: { $body }
ads-broken-reload = Tente recarregar a página
