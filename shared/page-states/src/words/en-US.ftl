page-broken = Loading Error
page-broken-reload = Try reloading the page
