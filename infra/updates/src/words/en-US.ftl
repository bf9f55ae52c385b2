updates-title-releases = Browser releases - { $site }
updates-filtered-releases = Browser releases: { $filters } - { $site }
updates-title-baseline = Baseline changes - { $site }
updates-filtered-baseline = Baseline changes: { $filters } - { $site }
updates-added = { $count } added
updates-removed = { $count } removed
updates-more = { $count } more
updates-newly = { $name } is newly available
updates-widely = { $name } is widely available
updates-regressed = { $name } lost ground in Baseline
updates-discouraged = { $name } is discouraged
# Same as in English: ko pt-BR zh-CN
updates-query = “{ $query }”
updates-category-api = Web APIs
# Same as in English everywhere
updates-category-css = CSS
# Same as in English everywhere
updates-category-html = HTML
# Same as in English everywhere
updates-category-http = HTTP
# Same as in English everywhere
updates-category-javascript = JavaScript
# Same as in English everywhere
updates-category-mathml = MathML
# Same as in English everywhere
updates-category-svg = SVG
# Same as in English everywhere
updates-category-webassembly = WebAssembly
# Same as in English everywhere
updates-category-webdriver = WebDriver
updates-category-webextensions = Browser extensions
updates-category-manifests = Manifests
updates-category-mediatypes = Media types
updates-change-added = Added
updates-change-removed = Removed
updates-change-newly = Newly available
updates-change-widely = Widely available
updates-change-regressed = No longer Baseline
updates-change-discouraged = Discouraged
