blog-curriculum-kept-on-device = Сохранено на этом устройстве.
blog-curriculum-kept-log-in = Войдите, чтобы сохранить в учётной записи
blog-curriculum-kept-in-account = Сохранено в вашей учётной записи, на всех устройствах.
blog-curriculum-kept-saving = Сохранение…
blog-curriculum-kept-failed = Сохранено на этом устройстве. Сохранить в учётной записи не удалось.
blog-curriculum-try-again = Повторить попытку
