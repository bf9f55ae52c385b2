import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with scans of other sites. */
export const failuresOfObservatory = {
  OBSERVATORY_HOST_INVALID: {
    says: '{host} is not the name of a site',
    remedy: 'Give a public host such as example.org, with a port and a path where you like.',
    status: 422,
  },
  OBSERVATORY_HOST_IS_ADDRESS: {
    says: '{host} is an IP address',
    remedy: 'Give the name of the host: certificates and policies go by names.',
    status: 422,
  },
  OBSERVATORY_HOST_UNKNOWN: {
    says: 'There is no server under the name {host}',
    remedy: 'Check the spelling; names that are new may take hours to be known everywhere.',
    status: 422,
  },
  OBSERVATORY_TARGET_REFUSED: {
    says: '{host} is not scanned: {cause}',
    remedy:
      'Only public sites are scanned, at ports of the web. Use `site scan` for one on your own machine, or WEBDOCS_OBSERVATORY_LOCAL_TARGETS on a site for tests.',
    status: 422,
  },
  OBSERVATORY_SITE_DOWN: {
    says: '{host} could not be reached: {cause}',
    remedy: 'See whether it opens in a browser, and whether it refuses automated requests.',
    status: 400,
  },
  OBSERVATORY_STATUS_UNFIT: {
    says: '{host} answered with status {answered}, which is no page to grade',
    remedy: 'Scan an address that answers with a page, a redirect, 401 or 403.',
    status: 422,
  },
  OBSERVATORY_SCAN_UNKNOWN: {
    says: 'There is no scan {id}',
    remedy: 'It may have been deleted: scans are kept for a limited time.',
    status: 404,
  },
  OBSERVATORY_QUEUE_FULL: {
    says: 'Too many scans are waiting',
    remedy: 'Scan again in a moment.',
    status: 429,
  },
  OBSERVATORY_SCAN_FAILED: {
    says: 'The scan of {host} broke off: {cause}',
    remedy: 'It is an error of the scanner, and in its log. Scan again; if it happens again, report the host.',
    status: 500,
  },
  OBSERVATORY_WATCHES_FULL: {
    says: 'You watch the most hosts that an account can: {limit}',
    remedy: 'End what you no longer need.',
    status: 400,
  },
  OBSERVATORY_WATCH_UNKNOWN: {
    says: 'There is no host watched with id {id}',
    remedy: 'It may have been ended on another device.',
    status: 404,
  },
  OBSERVATORY_GRADE_LOW: {
    says: 'The grade of {host} is {grade}, which is below {limit}',
    remedy: 'The report above says which tests failed and what to do.',
  },
  OBSERVATORY_FILE_UNUSABLE: {
    says: 'The file {file} cannot be used for scans: {cause}',
    remedy: 'See WEBDOCS_OBSERVATORY_AUTHORITY and WEBDOCS_OBSERVATORY_PRELOAD_LIST in infra/docs/configuration.md for what they hold.',
  },
  OBSERVATORY_KEEPING_FAILED: {
    says: 'Scans could not be kept or read: {cause}',
    remedy: 'Scans go on and are not kept. If it lasts, look at the database: `site doctor`.',
  },
} as const satisfies Record<string, CatalogueEntry>;
