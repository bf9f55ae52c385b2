import { collectionLimits, type CollectionImport } from '@webdocs/contracts/api/collections';
import { bookmarkLinks } from './bookmark-links.ts';
import { csvLinks } from './csv-links.ts';
import { contentOf, pathOnSite, type FileContent, type FileFlaw } from './file-links.ts';
import { markdownLinks } from './markdown-links.ts';

/** What the API takes at most. */
const largestFile = 4 * 1024 * 1024;

/** What a file has to be brought in; its form is told by its content, not by its name. */
export async function readFile(file: File | undefined, origin: string): Promise<FileContent | FileFlaw> {
  if (!file) return 'missing';
  if (file.size > largestFile) return 'too-large';
  // It may have been changed, or be gone, since it was chosen.
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return 'unreadable';
  if (/^\s*[[{"]/.test(text) && !/^"[^"\n]*"[,;]/.test(text)) return jsonContent(text, origin);
  const links = /^\s*</.test(text) ? bookmarkLinks(text) : (csvLinks(text) ?? markdownLinks(text));
  return links ? contentOf(links, origin) : 'unreadable';
}

/** As the export wrote it. What is wrong inside, the API says with the place of it. */
function jsonContent(text: string, origin: string): FileContent | FileFlaw {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content !== 'object' || content === null || !('collections' in content)) return 'unreadable';
    const { collections } = content as CollectionImport;
    if (!Array.isArray(collections)) return 'unreadable';
    const foreign: string[] = [];
    const kept = collections.map((collection) => ({
      ...collection,
      items: Array.isArray(collection?.items) ? collection.items.flatMap((item) => onSite(item, origin, foreign)) : collection?.items,
    }));
    const count = kept.reduce((sum, { items }) => sum + (Array.isArray(items) ? items.length : 0), 0);
    return count > collectionLimits.imported ? 'too-many' : { collections: kept, foreign };
  } catch {
    return 'unreadable';
  }
}

type Item = CollectionImport['collections'][number]['items'][number];

function onSite(item: Item, origin: string, foreign: string[]): Item[] {
  if (typeof item?.url !== 'string') return [item];
  const url = pathOnSite(item.url, origin);
  if (url === undefined) foreign.push(item.url);
  return url === undefined ? [] : [{ ...item, url }];
}
