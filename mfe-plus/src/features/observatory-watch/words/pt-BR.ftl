plus-host-watch = Acompanhar este host
plus-host-watch-mail = Analisado uma vez por dia; um e-mail avisa quando a nota cai.
plus-host-watch-site = Analisado uma vez por dia. Este site não envia e-mails: veja as mudanças aqui.
plus-host-watch-ended = Não é mais acompanhado.
plus-host-watch-failed = Não funcionou. Tente de novo.
plus-host-watch-refused = Você já acompanha todos os hosts que uma conta permite.
