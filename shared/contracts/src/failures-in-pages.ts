import type { CatalogueEntry } from './failure.ts';

/** What can go wrong in a reader's page: the part of the catalogue that travels to browsers. */
export const failuresInPages = {
  PART_LOAD_FAILED: {
    says: 'Part {part} of {remote} {version} could not be loaded: {cause}',
    remedy: 'The reader keeps the HTML of the server. Roll back or deploy the remote; open pages heal by themselves.',
  },
  PART_LOAD_TIMEOUT: {
    says: 'Part {part} of {remote} {version} did not load within {milliseconds} ms',
    remedy: 'Check that every file of the release is served; the page tries again with the next version.',
  },
  PART_RENDER_FAILED: {
    says: 'Part {part} of {remote} {version} threw while rendering: {cause}',
    remedy: 'Run the remote stand-alone with the page named in the report, mend, deploy.',
  },
  PART_EFFECT_FAILED: {
    says: 'Part {part} of {remote} {version} threw after rendering: {cause}',
    remedy: 'Run the remote stand-alone with the page named in the report, mend, deploy.',
  },
  PART_HYDRATION_MISMATCH: {
    says: 'Part {part} of {remote} {version} rendered other HTML than the server: {cause}',
    remedy: 'Look for dates, random numbers, locale or window reads during rendering.',
  },
  PART_STYLE_REFUSED: {
    says: 'Style {address} of {remote} {version} was refused or is missing',
    remedy: 'The part stays as the server sent it. Check integrity and that the file is served.',
  },
  EVENT_MALFORMED: {
    says: 'Event {event} from {source} was dropped: {cause}',
    remedy: 'Publish the payload that shared/contracts/event.ts declares.',
  },
  EVENT_UNKNOWN: { says: 'Event {event} from {source} is not declared', remedy: 'Declare it in shared/contracts/event.ts first.' },
  EVENT_HANDLER_FAILED: {
    says: 'A subscriber of {event} threw: {cause}',
    remedy: 'The other subscribers were served. Mend the subscriber.',
  },
  STORAGE_UNAVAILABLE: { says: 'Browser storage {key} could not be used: {cause}', remedy: 'The setting lasts for this page only.' },
  MISSING_ROOT: { says: 'missing root element', remedy: 'The document lacks the element {id}; was the page changed on its way?' },
  INVALID_KEY: { says: 'Invalid key', remedy: 'A request was made without an address.' },
  REQUEST_FAILED: { says: '{message}', remedy: 'Status and address are in the failure.' },
  COMPAT_UNAVAILABLE: {
    says: 'A compatibility table could not be fetched: {cause}',
    remedy: 'The reader is told so. Check addresses.compat and that the release serves its lazy files.',
  },
  COMPAT_TABLE_FAILED: {
    says: 'A compatibility table could not be drawn: {cause}',
    remedy: 'The reader may reload. Look at what the compatibility data service answers for the feature.',
  },
  SEARCH_TITLES_UNAVAILABLE: {
    says: 'The titles of quick search could not be fetched: {cause}',
    remedy: 'The reader is told so and can still search the whole site. Check that the titles of the language are served.',
  },
  SEARCH_LIST_FAILED: {
    says: 'The list of quick search could not be drawn: {cause}',
    remedy: 'What the reader typed can still be sent. Look for a title that the list cannot show.',
  },
} as const satisfies Record<string, CatalogueEntry>;
