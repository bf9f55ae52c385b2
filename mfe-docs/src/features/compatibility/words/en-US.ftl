docs-compat-server-only = BCD tables only load in the browser
docs-compat-warning = Warning
# Same as in English: es
docs-compat-error = Error
docs-compat-missing = No compatibility data found for { $query }
docs-compat-missing-report = Report missing data
docs-compat-missing-page = Report a problem with this page
docs-compat-load-failed = Error loading BCD data
docs-compat-table-failed = Error loading browser compatibility table
docs-compat-reload = Try reloading the page

docs-compat-label = Browser compatibility of { $feature }
docs-compat-tip = Select a cell to see that browser’s support history.
docs-compat-report = Report problems with this compatibility data
docs-compat-on-github = View data on GitHub
docs-compat-source = Data: { $date } (v{ $version })
docs-compat-left-out =
    { $count ->
        [one] { $count } of { $total } features is left out here.
       *[other] { $count } of { $total } features are left out here.
    }
docs-compat-show-all = Show all

docs-compat-feature = Feature
docs-compat-desktop = Desktop
docs-compat-mobile = Mobile
docs-compat-server = Server

# Same as in English: es
docs-compat-badge-experimental = Experimental
docs-compat-badge-non-standard = Non-standard
docs-compat-badge-deprecated = Deprecated

docs-compat-label-yes = Yes
# Same as in English: es
docs-compat-label-no = No
# Same as in English everywhere
docs-compat-label-unknown = ?
docs-compat-label-preview = Preview
docs-compat-released = Released { $date }

docs-compat-yes = Full support
docs-compat-partial = Partial support
docs-compat-flag = Behind a flag
docs-compat-preview = In preview release
docs-compat-no = No support
docs-compat-unknown = Support unknown
docs-compat-notes = See notes
docs-compat-prefix = Requires a prefix
docs-compat-renamed = Uses a different name
docs-compat-disabled = Requires a flag
docs-compat-more = More in history

docs-compat-history = { $browser } · support history for { $feature }
docs-compat-branch-own = Unprefixed
docs-compat-branch-prefix = With the prefix { $prefix }
docs-compat-branch-name = Under the name { $name }
docs-compat-says-yes = Full support.
docs-compat-says-partial = Partial support.
docs-compat-says-preview = Supported in the preview release.
docs-compat-says-no = No support.
docs-compat-says-unknown = Support is unknown.
docs-compat-removed = Removed in version { $version }.
docs-compat-says-prefix = Supported with the prefix { $prefix }.
docs-compat-says-name = Supported as { $name }.
docs-compat-flag-preference = In { $browser }, change the preference { $name }.
docs-compat-flag-preference-value = In { $browser }, set the preference { $name } to { $value }.
docs-compat-flag-start = Start { $browser } with { $name }.
docs-compat-flag-start-value = Start { $browser } with { $name } set to { $value }.
docs-compat-flag-where = Find preferences at { $address }.
docs-compat-bug = See { $bug }.
