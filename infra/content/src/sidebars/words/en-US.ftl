### Texts of sidebars.

content-badge-optional = Optional
content-badge-optional-title = Optional
content-badge-readonly = Read only
content-badge-readonly-title = The value cannot be changed
# Same as in English: es, pt-BR
content-badge-experimental = Experimental
content-badge-experimental-title = Its behavior may still change
content-badge-deprecated = Deprecated
content-badge-deprecated-title = Deprecated. Don't use in new code.
content-badge-discouraged = Discouraged
content-badge-discouraged-title = Deprecated. Don't use in new code.
content-badge-nonstandard = Non-standard
content-badge-nonstandard-title = No standard describes it; check support before using it
content-badge-secure = Secure context
content-badge-secure-title = Works only over HTTPS

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
content-sidebar-below = Pages below { $title }
content-sidebar-standard-objects = Standard built-in objects
