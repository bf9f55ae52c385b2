/** Where our own scanner is; `data/observatory.ts` has it from the table of calls, which a page does without until it asks something. */
const ownScanner = '/api/v2';

/** Others keep no list of recent scans that we know of, no earlier reports, and watch nothing. */
export function isOwnScanner(scanner: string): boolean {
  return scanner === ownScanner;
}
