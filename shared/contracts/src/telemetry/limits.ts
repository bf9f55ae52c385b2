export const telemetryApp = 'webdocs';

/** Of the sending side; most are those of Glean itself. */
export const uploadLimits = {
  timeoutMs: 10_000,
  pingsAMinute: 40,
  pendingPings: 250,
  storedBytes: 10_485_760,
  waits: 3,
  recoverableFailures: 3,
  bodyBytes: 1_048_576,
} as const;

/** A page that began to hydrate and is not interactive after that counts as an error. */
export const interactiveWithinMs = 30_000;
