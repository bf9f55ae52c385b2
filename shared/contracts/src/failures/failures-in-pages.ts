import type { CatalogueEntry } from './catalogue-entry.ts';
import { failures as sentences, type FailureInPages } from './failures-in-browsers.ts';

const remedies: Readonly<Record<FailureInPages, string>> = {
  PART_LOAD_FAILED: 'The reader keeps the HTML of the server. Roll back or deploy the remote; open pages recover on their own.',
  PART_LOAD_TIMEOUT: 'Check that every file of the release is served; the page tries again with the next version.',
  PART_RENDER_FAILED: 'Run the remote on its own with the page named in the report, fix it, deploy.',
  PART_EFFECT_FAILED: 'Run the remote on its own with the page named in the report, fix it, deploy.',
  PART_HYDRATION_MISMATCH: 'Look for dates, random numbers, locale or window reads during rendering.',
  PART_STYLE_REFUSED: 'The part stays as the server sent it. Check integrity and that the file is served.',
  SCRIPT_FAILED: 'The stack in the report names the file. What threw outside of a part shows no other sign of it in the page.',
  EVENT_MALFORMED:
    'Publish the payload that shared/contracts/src/events/event.ts declares, or the definition of the remote whose event it is.',
  EVENT_UNKNOWN: 'Declare it in shared/contracts/src/events/event.ts, or under events in definition.ts of the remote.',
  EVENT_UNDECLARED: 'List it in definition.ts of the remote. In a live page it is dropped; in development and tests it throws.',
  EVENT_HANDLER_FAILED: 'The other subscribers were served. Fix the subscriber.',
  STORAGE_UNAVAILABLE: 'The setting lasts for this page only.',
  MISSING_ROOT: 'The document lacks the element {id}; was the page changed on its way?',
  INVALID_KEY: 'A request was made without an address.',
  REQUEST_FAILED: 'Status and address are in the failure.',
  CALL_UNDECLARED: 'List it in definition.ts of the remote; names are those of shared/contracts/src/api. The call is not made.',
  SLOT_UNDECLARED: 'List it in definition.ts of the remote. In a live page it stays empty; in development and tests it throws.',
  COMPAT_UNAVAILABLE: 'The reader is told so. Check addresses.compat and that the release serves its lazy files.',
  COMPAT_TABLE_FAILED: 'The reader may reload. Look at what the compatibility data service answers for the feature.',
  SEARCH_TITLES_UNAVAILABLE: 'The reader is told so and can still search the whole site. Check that the titles of the language are served.',
  SEARCH_LIST_FAILED: 'What the reader typed can still be sent. Look for a title that the list cannot show.',
};

/** What can go wrong in a reader's page: the part of the catalogue of which browsers carry the sentences. */
export const failuresInPages = withRemedies();

function withRemedies(): Readonly<Record<FailureInPages, CatalogueEntry>> {
  const codes = Object.keys(sentences) as FailureInPages[];
  return Object.fromEntries(codes.map((code) => [code, { ...sentences[code], remedy: remedies[code] }])) as Record<
    FailureInPages,
    CatalogueEntry
  >;
}
