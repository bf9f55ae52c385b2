### Chunk: script-words

### Languages and modules of the Playground.

docs-script-language = Script language
docs-script-module = JavaScript module
docs-script-modules = Modules on this site
docs-script-add = Add { $name } to the import map
docs-script-added = “{ $name }” is in the import map now.
docs-script-not-added = Fix the import map first.
docs-script-no-modules = This site offers no modules.
docs-script-hosts = Modules from these hosts are allowed, too: { $hosts }
docs-script-list-away = The list of modules couldn’t be loaded. Check your connection.
docs-script-error = { $language }, line { $line }: { $message }. The code wasn’t run.
docs-script-unsupported = { $language }, line { $line }: “{ $message }” isn’t supported, because types are only removed here. The code wasn’t run.
docs-script-too-much = This { $language } couldn’t be compiled. It may be nested too deeply, or the compiler couldn’t be loaded.
docs-script-map-json = Import map, line { $line }: this isn’t valid JSON.
docs-script-map-shape = Import map, line { $line }: an import map is an object with “imports” and “scopes”, which are objects.
docs-script-map-entry = Import map, line { $line }: “{ $name }” needs an address as text. If one of them ends with a slash, so must the other.
docs-script-map-address = Import map, line { $line }: “{ $name }” points to { $address }, which isn’t a module that this site allows.
docs-script-refused = { $name } wasn’t loaded: it isn’t a module that this site allows.
docs-script-unmapped = “{ $name }” isn’t in the import map. Choose “JavaScript module” as the script language to see the map.
docs-script-failed = This module couldn’t be loaded: { $name }
docs-script-lost = A module that this code imports couldn’t be loaded.
