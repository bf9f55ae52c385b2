import { safePath } from '@webdocs/content/safe-path';

/** How addresses of the site are written in an export: below the path where it is served, with names that every file system takes. */
export type WriteAddress = (address: string) => string;

/** `basePath`: '' or '/docs'. What is no address of the site stays as it is. */
export function addressWriter(basePath: string): WriteAddress {
  return (address) => {
    const path = pathIn(address);
    if (path === undefined) return address;
    const safe = safePath(path);
    return basePath + (safe === path ? address : `${encoded(safe)}${address.slice(address.search(/[?#]|$/))}`);
  };
}

/** The decoded path of an address of the site; undefined for others, and for places in the page. */
export function pathIn(value: string): string | undefined {
  if (!value.startsWith('/') || value.startsWith('//')) return undefined;
  const [path = ''] = value.replaceAll('&amp;', '&').split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A decoded path in an address, for HTML too. */
export function encoded(path: string): string {
  return encodeURI(path).replace(/[&?#']/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
