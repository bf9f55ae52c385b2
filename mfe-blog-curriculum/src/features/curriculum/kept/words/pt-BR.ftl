blog-curriculum-kept-on-device = Salvo neste dispositivo.
blog-curriculum-kept-log-in = Entre para salvar na sua conta
blog-curriculum-kept-in-account = Salvo na sua conta, em todos os seus dispositivos.
blog-curriculum-kept-saving = Salvando…
blog-curriculum-kept-failed = Salvo neste dispositivo. Não foi possível salvar na sua conta.
blog-curriculum-try-again = Tentar novamente
