import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong when the gateway asks a remote on the server. */
export const failuresOfServerEntries = {
  FRAGMENT_TIMEOUT: {
    says: 'Fragment {part} of {remote} {version} did not render within {milliseconds} ms',
    remedy: 'The page went out with the fallback. Look for an endless loop; roll back meanwhile.',
    status: 200,
  },
  FRAGMENT_FAILED: {
    says: 'Fragment {part} of {remote} {version} failed on the server: {cause}',
    remedy: 'The page went out with the fallback. The stack is in the log.',
    status: 200,
  },
  FRAGMENT_NOT_BEGUN: {
    says: 'Fragment {part} of {remote} {version} was not begun: {cause}',
    remedy:
      'The page went out with the fallback. Look at FRAGMENT_TIMEOUT for what holds the workers up, or give the site more: WEBDOCS_POOL_SIZE.',
    status: 200,
  },
  SITE_BUSY: {
    says: 'A page was not made, because the site has more to do than it can: {cause}',
    remedy:
      'The reader was asked to come back in some seconds; pages in the cache go on. If it lasts: more workers (WEBDOCS_POOL_SIZE), or a cache in front.',
    status: 503,
  },
  PAGE_ANSWER_REFUSED: {
    says: '{question} of {remote} {version} answered in another form than its contract on {address}: {cause}',
    remedy: 'Correct that function of its server entry; the page went out with what can be said of any page.',
    status: 200,
  },
  LOADER_FAILED: {
    says: 'The loader of {remote} {version} failed on {address}: {cause}',
    remedy: 'Readers see an error in the frame of the site. Correct `load` of its server entry, or roll back.',
    status: 500,
  },
  LOADER_TIMEOUT: {
    says: 'The loader of {remote} {version} did not answer within {milliseconds} ms on {address}',
    remedy: 'Readers see an error in the frame of the site. Look for an endless loop or a slow source; roll back meanwhile.',
    status: 504,
  },
  LOADERS_BUSY: {
    says: 'The loader of {remote} {version} was not started on {address}: {cause}',
    remedy: 'Readers see an error in the frame of the site. Look at LOADER_TIMEOUT for the remote whose loader is slow, and roll it back.',
    status: 503,
  },
  LOADER_READ_REFUSED: {
    says: 'The loader of {remote} {version} may not read {source}: {cause}',
    remedy: 'Name the source under `reads` of the page in its definition; hosts are allowed by the operator: WEBDOCS_LOADER_HOSTS.',
    status: 500,
  },
  LOADER_ANSWER_REFUSED: {
    says: 'The loader of {remote} {version} answered {address} in another form than its contract: {cause}',
    remedy: 'Answer what LoadedPageSchema of shared/contracts allows, or nothing where there is no such page.',
    status: 500,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
