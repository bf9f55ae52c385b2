import { onOrOff, optionalPath } from './kinds.ts';
import type { Setting } from './setting.ts';

/** What becomes live, and how. */
export const liveSettings = {
  asLive: {
    variable: 'WEBDOCS_AS_LIVE',
    kind: onOrOff,
    default: 'off',
    because: 'a site with a database of its own shows the clone that it is started in; with DATABASE_URL it is always so',
    meaning: 'A start puts nothing in place of what is live: it builds and makes live only what never was',
  },
  build: {
    variable: 'WEBDOCS_BUILD',
    kind: onOrOff,
    default: 'off',
    because: 'several sites may share a database, and a start is no deploy',
    meaning: 'A start builds what changed in the clone and makes it live, also with DATABASE_URL or as-live',
  },
  putBack: {
    variable: 'WEBDOCS_PUT_BACK',
    kind: onOrOff,
    default: 'off',
    because: 'one machine that is ill would take a good version from all',
    meaning: 'A live version that this gateway cannot use is rolled back for all of them',
  },
  rehearsalBrowser: {
    variable: 'WEBDOCS_REHEARSAL_BROWSER',
    kind: optionalPath,
    default: '',
    because: 'not every machine has a browser; without one a release is drawn on the server alone, and the history says so',
    meaning: 'The program of a Chromium in which a release comes to life, in the composition that it would be in, before it goes live',
  },
} as const satisfies Record<string, Setting>;
