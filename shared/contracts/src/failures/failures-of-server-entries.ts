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
  PAGE_ANSWER_REFUSED: {
    says: '{question} of {remote} {version} answered in another form than its contract on {address}: {cause}',
    remedy: 'Correct that function of its server entry; the page went out with what can be said of any page.',
    status: 200,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
