ads-label =
    { $slot ->
        [ad-top] Anúncio acima da página
        [ad-side] Anúncio ao lado da página
        [ad-bottom] Anúncio abaixo do artigo
        [ad-home-main] Anúncio
       *[ad-home-footer] Anúncio no rodapé da página
    }
ads-badge = PUBLI
ads-refuse = Não quer ver anúncios?

ads-ai-help-heading = Travou? Use o AI Help.
ads-ai-help-copy = Respostas baseadas nestas páginas, com fontes.
ads-ai-help-more = Perguntar
ads-curriculum-heading = Não sabe por onde começar?
ads-curriculum-copy = O que aprender e em que ordem.
ads-curriculum-more = Ver o curso
ads-plus-heading = Deixe { $site } com a sua cara.
ads-plus-copy = { $plus }: sem anúncios e com coleções.
ads-plus-more = Veja o que inclui
ads-advertising-heading = Anúncios simples, sem rastreio.
ads-advertising-copy = Alcance quem constrói a web.
ads-advertising-more = Anuncie conosco
