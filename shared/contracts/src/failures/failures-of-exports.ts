import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with a section, or a whole site, that someone takes along as files. */
export const failuresOfExports = {
  SECTION_UNKNOWN: {
    says: 'There is no section {address}',
    remedy: 'Name a page of the documentation by its address, such as /en-US/docs/Web/CSS: it is exported with all pages below it.',
    status: 404,
  },
  SECTION_TOO_LARGE: {
    says: 'The section {address} has {pages} pages; {limit} are exported at once',
    remedy: 'Take a smaller section; the operator exports any of them: site content export.',
    status: 413,
  },
  SECTION_EXPORTS_BUSY: {
    says: 'Too many sections are being exported: {waiting} are waiting already',
    remedy: 'Ask again in a minute.',
    status: 503,
  },
  SECTION_EXPORT_PENDING: {
    says: 'The section {address} is being exported',
    remedy: 'Ask again in half a minute: then it is there.',
    status: 503,
  },
  SECTION_EXPORT_FAILED: {
    says: 'The section {address} could not be exported: {cause}',
    remedy: 'The log of the site says more. Ask again later.',
    status: 500,
  },
  SITE_EXPORT_INCOMPLETE: {
    says: '{count} addresses of the site could not be exported',
    remedy: 'The lines above name them; the rest is in the folder.',
  },
  EXPORT_FOLDER_TAKEN: {
    says: '{folder} holds something that is no export of a site',
    remedy: 'Name an empty folder, a new one, or that of an earlier export: what is in it is replaced.',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
