import type { SampleRun } from './run-samples.ts';

/** Why samples fail, by their error messages; the first match counts. */
export const reasons = {
  foreign: 'Needs a file of another host',
  permission: 'Needs a permission, a gesture or a device',
  missing: 'Needs something that this browser does not have',
  files: 'Needs a server, a worker or a file beside it',
  silent: 'Says nothing',
  own: 'Throws by itself',
} as const;

const signs: ReadonlyArray<readonly [keyof typeof reasons, RegExp]> = [
  ['permission', /NotAllowedError|permission|denied|gesture|user activation|NotFoundError: (?:Requested device|No)|SecurityError/i],
  ['missing', /is not supported|not implemented|is not defined|is not a constructor|NotSupportedError|is not a function/i],
  ['files', /Failed to fetch|Worker|ServiceWorker|fetch|Unexpected token '<'|404/i],
  ['silent', /^silent$/],
];

export function reasonOf({ errors, foreign }: SampleRun): keyof typeof reasons | undefined {
  if (errors.length === 0) return undefined;
  // Some requests can be seen in an error only, such as those of worklets.
  if (foreign.length > 0 || errors.some((error) => /Failed to load .*https:/.test(error))) return 'foreign';
  return signs.find(([, sign]) => errors.some((error) => sign.test(error)))?.[0] ?? 'own';
}
