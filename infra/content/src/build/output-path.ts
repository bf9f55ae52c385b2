import { folderOfSlug } from '../read/slug-folder.ts';

/** Where the data of a page stands below the folder of a build, for servers and file systems that do not know about capitals. */
export function pageFile(url: string): string {
  return [folderOfUrl(url), 'index.json'].filter(Boolean).join('/');
}

/** '/en-US/docs/Web/CSS/:hover' -> 'en-us/docs/web/css/_colon_hover' */
export function folderOfUrl(url: string): string {
  return folderOfSlug(url.replace(/^\/|\/$/g, ''));
}

/** What else a document has beside its data: the address of each, and its file. */
export function siblingsOf(url: string): ReadonlyArray<readonly [address: string, file: string]> {
  const folder = folderOfUrl(url);
  return [
    [`${url}/metadata.json`, `${folder}/metadata.json`],
    [`${url}/contributors.txt`, `${folder}/contributors.txt`],
    [`${url}.md`, `${folder}.md`],
  ];
}
