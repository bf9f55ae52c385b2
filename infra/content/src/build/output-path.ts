import { folderOfSlug } from '../read/slug-folder.ts';

/** Where the data of a page is below the folder of a build, for servers and file systems that do not know about capitals. */
export function pageFile(url: string): string {
  return [folderOfUrl(url), 'index.json'].filter(Boolean).join('/');
}

/** '/en-US/docs/Web/CSS/:hover' -> 'en-us/docs/web/css/_colon_hover' */
function folderOfUrl(url: string): string {
  return folderOfSlug(url.replace(/^\/|\/$/g, ''));
}

/** What else a document has beside its data, and where. */
export function siblingFiles(url: string) {
  const folder = folderOfUrl(url);
  return { metadata: `${folder}/metadata.json`, contributors: `${folder}/contributors.txt`, markdown: `${folder}.md` };
}
