### Texts that macros write into pages.

content-note = Note:
content-try-it = Try it
content-live-sample = Live sample
content-live-sample-title = Live sample: { $title }
content-live-sample-needs-script = This sample runs with JavaScript. Its code is on this page.
content-interactive-example = Interactive example
content-video = Video
content-extension-examples = Example extensions
content-previous = Previous
content-next = Next
content-overview = Overview: { $title }
content-yes = yes
# Same as in English: es
content-no = no

# Same as in English: es, pt-BR
content-banner-experimental-label = Experimental:
content-banner-experimental = This is an experimental technology. Check the compatibility table before you use it in production.
content-banner-deprecated-label = Deprecated:
content-banner-deprecated = Browsers keep this feature for old pages only and may drop it at any time. Avoid it in new code and replace existing uses.
content-banner-nonstandard-label = Non-standard:
content-banner-nonstandard = This feature is not part of any standard. It may not work for all users and may change. Avoid it in production.
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

content-syntax-unknown = No formal syntax is specified.

content-definition-at-rule = Related at-rule
content-definition-initial = Initial value
content-definition-appliesto = Applies to
content-definition-also-applies-to = Also applies to
content-definition-inherited = Inherited
content-definition-percentages = Percentages
content-definition-computed = Computed value
content-definition-animationtype = Animation type
content-definition-stacking = Creates stacking context
content-definition-unknown = No formal definition available.

content-inheritance = { $interface } inherits from { $ancestors }
content-svg-categories = Categories
content-svg-content = Permitted content

content-series = Previous and next page
content-index-letters = Jump to a letter
