/** Where the scanner of the Observatory is that belongs to this site; below it are `/analyze`, `/scan` and `/stats`. */
export const ownScanner = '/api/v2';

/** Others keep no list of recent scans and no earlier reports, and watch nothing. */
export function isOwnScanner(address: string): boolean {
  return address === ownScanner;
}
