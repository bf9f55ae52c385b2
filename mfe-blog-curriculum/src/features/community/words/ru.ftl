blog-community-contributors = Участники
blog-community-pages = { $count ->
    [one] { $count } страница
    [few] { $count } страницы
    [many] { $count } страниц
   *[other] { $count } страницы
  }
blog-community-more = И ещё { $shown }.
blog-community-issues = Задачи, над которыми можно поработать
blog-community-issue = Задача
blog-community-labels = Метки
blog-community-updated = Обновлено
