### Words that the content build writes into pages.

content-note = Note:
content-warning = Warning:
content-good-example = Good
content-bad-example = Bad
content-try-it = Try it
content-live-sample = Live sample
content-live-sample-title = Live sample: { $title }
content-live-sample-needs-script = This sample runs with JavaScript. Its code stands in the text.
content-interactive-example = Interactive example
content-sample-marks = Check your work
content-video = Video
content-extension-examples = Example extensions
content-previous = Previous
content-next = Next
content-overview = Overview: { $title }
content-yes = yes
# Same as in English: es
content-no = no
content-home-description = { $site } documents the technologies of the web, among them HTML, CSS, JavaScript and the APIs of browsers, for everybody who builds websites.
content-shelf-api = Web APIs
content-shelf-accessibility = Accessibility
# Same as in English: fr
content-shelf-extensions = Extensions
content-blog = { $site } Blog
content-spotlight = Contributor spotlight
content-page-not-found = Page not found
content-search-title = Search: "{ $query }"
content-search-title-page = Search: "{ $query }" (page { $page })
content-search-empty = No query, no results.
content-external-specification = Unknown specification

content-badge-optional = Optional
content-badge-optional-title = May be left out
content-badge-readonly = Read only
content-badge-readonly-title = The value cannot be changed
# Same as in English: es, pt-BR
content-badge-experimental = Experimental
content-badge-experimental-title = Its behaviour may still change
content-badge-deprecated = Deprecated
content-badge-deprecated-title = Not for use in new websites
content-badge-discouraged = Discouraged
content-badge-discouraged-title = Not for use in new websites
content-badge-nonstandard = Non-standard
content-badge-nonstandard-title = No standard describes it; check support before using it
content-badge-secure = Secure context
content-badge-secure-title = Works only over HTTPS

# Same as in English: es, pt-BR
content-banner-experimental-label = Experimental:
content-banner-experimental = This technology is still taking shape. Read the compatibility table before you use it in production.
content-banner-deprecated-label = Deprecated:
content-banner-deprecated = Browsers keep this feature for old pages only, and may drop it at any time. Do not use it in new work, and replace it where you find it.
content-banner-nonstandard-label = Non-standard:
content-banner-nonstandard = No standard describes this feature. It will not work for every reader, and it may change: keep it out of production.
content-banner-secure-label = Secure context:
content-banner-secure = This feature is available in secure contexts (HTTPS) only, in some or all supporting browsers.
content-banner-workers = This feature is available in web workers.
content-banner-workers-except-service = This feature is available in web workers, except for service workers.
content-banner-workers-window-and-dedicated = Among web workers, this feature is available in dedicated workers only.
content-banner-workers-window-and-service = Among web workers, this feature is available in service workers only.
content-banner-workers-only = This feature is available in web workers only.
content-banner-workers-dedicated-only = This feature is available in dedicated web workers only.
content-banner-workers-service-only = This feature is available in service workers only.

content-property-attributes = Attributes of this property
content-property-writable = Writable
# Same as in English: es
content-property-enumerable = Enumerable
# Same as in English: es, fr
content-property-configurable = Configurable

# Same as in English: es
content-sidebar-constructor = Constructor
content-sidebar-events = Events
# Same as in English: fr
content-sidebar-guides = Guides
content-sidebar-inheritance = Inheritance
content-sidebar-instance-methods = Instance methods
content-sidebar-instance-properties = Instance properties
# Same as in English: es, fr, pt-BR
content-sidebar-interfaces = Interfaces
content-sidebar-methods = Methods
# Same as in English: es, fr, pt-BR
content-sidebar-mixins = Mixins
content-sidebar-properties = Properties
content-sidebar-static-methods = Static methods
content-sidebar-static-properties = Static properties
content-sidebar-tutorials = Tutorials
# Same as in English: fr
content-sidebar-types = Types
content-sidebar-related = Related pages for { $subject }
content-sidebar-standard-objects = Standard built-in objects

content-syntax-unknown = The standards give no formal syntax for this.

content-llms-markdown = Every page is there as Markdown too: put .md after its address, as in { $example }.
content-llms-documents = Documentation
content-llms-data = Data
content-llms-search-index = Title and address of every page
content-llms-metadata = Everything about every page but its text
content-llms-sitemap = Sitemap

content-definition-at-rule = Related at-rule
content-definition-initial = Initial value
content-definition-appliesto = Applies to
content-definition-also-applies-to = Also applies to
content-definition-inherited = Inherited
content-definition-percentages = Percentages
content-definition-computed = Computed value
content-definition-animationtype = Animation type
content-definition-stacking = Creates stacking context
content-definition-unknown = No formal definition is known of this.

content-inheritance = { $interface } inherits from { $ancestors }
content-svg-categories = Categories
content-svg-content = Permitted content

content-writers-flaws = Flaws
content-writers-translations = Translations
content-writers-sitemap = All pages

content-series = Previous and next page
content-link-external = External link
content-link-english = Only in English
content-link-missing = This page has not been written yet
