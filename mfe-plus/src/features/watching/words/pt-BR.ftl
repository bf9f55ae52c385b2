plus-watch = Acompanhar
plus-watching = Acompanhando
plus-watch-name = Acompanhar { $name }
plus-watching-name = Acompanhando { $name }
plus-watch-page = Avisamos quando esta página for alterada.
plus-watch-ended = Sua sessão terminou. Entre e tente de novo.
plus-watch-refused = Isso não pode ser acompanhado, ou você já acompanha o máximo que uma conta permite.
plus-watch-failed = Não funcionou. Tente de novo daqui a pouco.
