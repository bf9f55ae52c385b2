/** What follows is the id of something private, or the key to something that not everybody is to see. */
const beforeIds = /^((?:\/[^/]+)?\/(?:plus\/(?:collections|shared)|advertising\/report))\/.*$/i;

/** A path as it is told: without an id by which something of one reader could be found again. */
export function toldPath(pathname: string): string {
  return pathname.replace(beforeIds, '$1');
}
