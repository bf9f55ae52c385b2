plus-session-ended = Sua sessão terminou. Nada se perdeu: o que você digitou continua aqui. Entre de novo em outra aba, volte e tente outra vez.
plus-session-too-old = Por segurança, esta ação exige que você tenha entrado há pouco. Nada se perdeu: o que você digitou continua aqui. Entre de novo em outra aba, volte e tente outra vez.
plus-session-sign-in = Entrar
plus-call-again = Tentar de novo
plus-call-again-pending = Tentando de novo…
plus-call-error = Erro: { $message }
plus-call-unanswered = O site não respondeu. Nada se perdeu: verifique sua conexão e tente de novo.
plus-call-kept = Nada se perdeu.
