/**
 * The catalogue in browsers, by the import condition `browser` of `#failures`: sentences about servers and commands, and
 * what to do about a failure, are for those who read a log.
 */
export const failures = {
  PART_LOAD_FAILED: { says: 'Part {part} of {remote} {version} could not be loaded: {cause}' },
  PART_LOAD_TIMEOUT: { says: 'Part {part} of {remote} {version} did not load within {milliseconds} ms' },
  PART_RENDER_FAILED: { says: 'Part {part} of {remote} {version} threw while rendering: {cause}' },
  PART_EFFECT_FAILED: { says: 'Part {part} of {remote} {version} threw after rendering: {cause}' },
  PART_HYDRATION_MISMATCH: { says: 'Part {part} of {remote} {version} rendered other HTML than the server: {cause}' },
  PART_STYLE_REFUSED: { says: 'Style {address} of {remote} {version} was refused or is missing' },
  SCRIPT_FAILED: { says: 'A script of {remote} {version} threw: {cause}' },
  EVENT_MALFORMED: { says: 'Event {event} from {source} was dropped: {cause}' },
  EVENT_UNKNOWN: { says: 'Event {event} from {source} is not declared' },
  EVENT_UNDECLARED: { says: 'Event {event} is not listed under {list} of {source}' },
  EVENT_HANDLER_FAILED: { says: 'A subscriber of {event} threw: {cause}' },
  STORAGE_UNAVAILABLE: { says: 'Browser storage {key} could not be used: {cause}' },
  MISSING_ROOT: { says: 'missing root element' },
  INVALID_KEY: { says: 'Invalid key' },
  REQUEST_FAILED: { says: '{message}' },
  CALL_UNDECLARED: { says: 'Call {call} is not listed under calls of {remote}' },
  SLOT_UNDECLARED: { says: 'Slot {slot} is not listed under opens of {remote}' },
  COMPAT_UNAVAILABLE: { says: 'A compatibility table could not be fetched: {cause}' },
  COMPAT_TABLE_FAILED: { says: 'A compatibility table could not be drawn: {cause}' },
  SEARCH_TITLES_UNAVAILABLE: { says: 'The titles of quick search could not be fetched: {cause}' },
  SEARCH_LIST_FAILED: { says: 'The list of quick search could not be drawn: {cause}' },
} as const;

export type FailureInPages = keyof typeof failures;
