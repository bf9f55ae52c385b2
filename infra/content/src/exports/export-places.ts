import { safePath } from './safe-path.ts';

/** The pictures that every reader of books can show. */
const pictureTypes: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** Where a page is in an export, from its root: no two pages differ by capitals alone. */
export function pagePlace(url: string, extension: string): string {
  return `pages/${fitting(url)}.${extension}`;
}

/** Where the picture at an address is, likewise; undefined where it is none that every reader can show. */
export function mediaPlace(address: string): string | undefined {
  return pictureType(address) === undefined ? undefined : `media/${fitting(address)}`;
}

export function pictureType(address: string): string | undefined {
  const extension = address.slice(address.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(pictureTypes, extension) ? pictureTypes[extension] : undefined;
}

function fitting(address: string): string {
  return safePath(address.replace(/^\//, '').toLowerCase());
}

/** A place as the target of a link. */
export function linkTo(place: string): string {
  return place.split('/').map(encodeURIComponent).join('/');
}
