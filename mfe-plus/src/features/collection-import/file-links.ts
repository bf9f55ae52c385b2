import { sitePath } from '@webdocs/contracts/reader/site-path';
import { collectionLimits, defaultCollectionName, type CollectionImport } from '@webdocs/contracts/api/collections';

/** A link in a file of any form, as it was written there. */
export interface FileLink {
  readonly url: string;
  readonly title: string;
  /** The name of the folder around it. */
  readonly folder?: string | undefined;
  readonly note?: string | undefined;
  readonly created?: Date | undefined;
}

/** What a file has for this site, and the addresses in it that are of others. */
export interface FileContent {
  readonly collections: CollectionImport['collections'];
  readonly foreign: readonly string[];
}

export type FileFlaw = 'missing' | 'unreadable' | 'too-large' | 'too-many';

/** Folders become collections; what is in none goes to the one that every account has. */
export function contentOf(links: readonly FileLink[], origin: string): FileContent | 'too-many' {
  const folders = new Map<string, CollectionImport['collections'][number]['items']>();
  const foreign: string[] = [];
  let count = 0;
  for (const { url, title, folder, note, created } of links) {
    const path = pathOnSite(url, origin);
    if (path === undefined) {
      foreign.push(url);
      continue;
    }
    if ((count += 1) > collectionLimits.imported) return 'too-many';
    const name = cut(folder ?? '', collectionLimits.name) || defaultCollectionName;
    const items = folders.get(name) ?? [];
    folders.set(name, items);
    items.push({
      url: path,
      title: cut(title, collectionLimits.title) || path,
      notes: cut(note ?? '', collectionLimits.notes),
      ...(created ? { created_at: created.toISOString() } : {}),
    });
  }
  return { collections: [...folders].map(([name, items]) => ({ name, items })), foreign };
}

/**
 * The path of an address of this site; nothing of another site, or of no site at all, is kept. Addresses are parsed only where they
 * may be of this site: the others can be a hundred thousand.
 */
export function pathOnSite(url: string, origin: string): string | undefined {
  const host = origin.replace(/^https?:\/\//, '');
  const [, site] = /^https?:\/\/([^/?#\\]+)/i.exec(url) ?? [];
  if (site === undefined ? !sitePath.test(url) : site.toLowerCase() !== host) return undefined;
  if (!URL.canParse(url, origin)) return undefined;
  const { host: parsed, pathname } = new URL(url, origin);
  return parsed === host && !/^\/[/\\]/.test(pathname) ? pathname : undefined;
}

/** A day that calendars and databases agree about. */
export function dayIn(milliseconds: number): Date | undefined {
  return milliseconds > 0 && milliseconds <= Date.now() ? new Date(milliseconds) : undefined;
}

/** What cannot be kept is left out, and what is too long ends sooner. */
function cut(text: string, longest: number): string {
  return text
    .replace(/[\0\p{Surrogate}]/gu, '')
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
