import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with updates: data about browsers and features that are imported, and lists that are made of them. */
export const failuresOfUpdates = {
  FILTER_NEEDS_ACCOUNT: {
    says: 'Please login to use feature: {name}',
    remedy: 'Sign in, or leave the parameter out. The operator can open filters to all: WEBDOCS_UPDATES_FILTERS_FOR_ALL=on.',
    status: 401,
  },
  UPDATE_UNKNOWN: {
    says: 'There is no update {id}',
    remedy: 'Releases are named after browser and version, such as chrome-140; newer data may have taken it back.',
    status: 404,
  },
  UPDATES_NOT_READY: {
    says: 'The updates are being prepared',
    remedy: 'Ask again in a moment: what was imported is being read, or the first import is under way; its end is in the log.',
    status: 503,
  },
  UPDATES_PACKAGE_MALFORMED: {
    says: 'The data package {name} {version} cannot be imported: {cause}',
    remedy: 'What was imported before stays. Install or offer another version of the package.',
  },
  UPDATES_PACKAGE_AWAY: {
    says: 'The data package {name} could not be read from {place}: {cause}',
    remedy: 'Check WEBDOCS_UPDATES_ADDRESS, or WEBDOCS_UPDATES_FOLDER; it is tried again in six hours, and when an operator asks for it.',
  },
  UPDATES_IMPORT_FAILED: {
    says: 'Updates could not be imported: {cause}',
    remedy: 'What was imported before stays, and it is tried again in a minute.',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
