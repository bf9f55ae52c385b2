import { oneOf, wholeNumber } from './kinds.ts';
import type { Setting } from './setting.ts';

/** What is written down of what happens, and where. */
export const logSettings = {
  'log.level': {
    variable: 'WEBDOCS_LOG_LEVEL',
    kind: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    default: 'info',
    because: 'one line a request',
    meaning: 'How much the log says',
  },
  'log.to': {
    variable: 'WEBDOCS_LOG_TO',
    kind: oneOf('auto', 'file', 'stdout'),
    default: 'auto',
    because: 'it is standard output, unless that is a terminal, which is for messages to its operator',
    meaning: 'Where the log goes: to `site.log` in the data folder, or to standard output, for a service manager that keeps it',
  },
  'log.megabytes': {
    variable: 'WEBDOCS_LOG_MEGABYTES',
    kind: wholeNumber(1, 10_000),
    default: '50',
    because: 'about 200,000 requests',
    meaning: 'Megabytes of one log file; then the next one is begun',
  },
  'log.files': {
    variable: 'WEBDOCS_LOG_FILES',
    kind: wholeNumber(2, 100),
    default: '4',
    because: 'at most 200 MB in all; on a full disk lines are dropped, and /readyz says how many',
    meaning: 'Log files that are kept, the one that is written among them',
  },
} as const satisfies Record<string, Setting>;
