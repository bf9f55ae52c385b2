import { onOrOff, optionalPath } from './kinds.ts';
import type { Setting } from './setting.ts';

/** Scans of other sites, where this site makes them itself. */
export const observatorySettings = {
  'observatory.localTargets': {
    variable: 'WEBDOCS_OBSERVATORY_LOCAL_TARGETS',
    kind: onOrOff,
    default: 'off',
    because: 'who may scan this machine and its network may look around in it',
    meaning: 'Lets the Observatory scan addresses of this machine and its network, for tests; `site scan` may always',
  },
  'observatory.authority': {
    variable: 'WEBDOCS_OBSERVATORY_AUTHORITY',
    kind: optionalPath,
    default: '',
    because: 'certificates are valid where browsers take them for valid',
    meaning: 'File of an authority in PEM form: certificates that it has signed count as valid in scans too',
  },
  'observatory.preloadList': {
    variable: 'WEBDOCS_OBSERVATORY_PRELOAD_LIST',
    kind: optionalPath,
    default: '',
    because: 'the list is large, changes daily and is not ours; without it reports say that the preload state is unknown',
    meaning:
      'File of hosts that browsers ask by HTTPS alone: transport_security_state_static.json of Chromium, or a host a line, with a dot before it where its subdomains count too',
  },
} as const satisfies Record<string, Setting>;
