/** Whether the scanner is that of this site. Others keep no list of recent scans and no earlier reports, and watch nothing. */
export function isOwnScanner(scanner: string): boolean {
  return scanner.startsWith('/');
}
