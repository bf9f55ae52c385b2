const compatData = /^\/bcd\/(?:api\/v\d+\/\w+\/)?/;

/**
 * Under which name a pack holds what is at a decoded path. Pages have one name for their address and for that of their data, in small
 * letters and without a slash at the end; compatibility data lose the version of their API.
 */
export function packPath(pathname: string): string {
  if (compatData.test(pathname)) return pathname.replace(compatData, '/bcd/');
  return pathname.toLowerCase().replace(/\/index\.json$|\/+$/, '');
}
