import { folderOfSlug } from '../read/slug-folder.ts';

/** The pictures that every reader of books can show. */
const pictureTypes: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** What the names of EPUB, those of some file systems or an address must not have, beside what slugs replace. */
const unfit = /["<>|\\#%]/g;

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
  return folderOfSlug(address.replace(/^\//, '')).replace(unfit, (character) => `_x${character.charCodeAt(0).toString(16)}_`);
}

/** A place as the target of a link. */
export function linkTo(place: string): string {
  return place.split('/').map(encodeURIComponent).join('/');
}
