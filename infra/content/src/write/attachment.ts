import { realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { fileBeside, mediaTypeOf, nameInOtherCapitals } from '../read/attachments.ts';
import { isWritten } from '../read/document-index.ts';
import type { Corpus } from '../read/corpus.ts';
import { folderOfSlug, isSlug } from '../read/slug-folder.ts';

export interface Attachment {
  readonly file: string;
  readonly type: string;
}

const attachmentAddress = /^\/([^/]+)\/(docs|blog|curriculum|community\/spotlight)\/(?:(.+)\/)?([^/]+)$/;

/** The media file at a decoded address, in the page's language or else in English. Anything but media is not handed out. */
export function attachmentAt(pathname: string, corpus: Corpus): Attachment | undefined {
  const { name, type, folders } = placesOf(pathname, corpus);
  for (const { folder, tree } of folders) {
    const file = fileBeside(folder, name);
    if (type && file && isInside(tree, file)) return { file, type };
  }
  return undefined;
}

/** The name of the media file that differs from the one at an address in its capitals alone. */
export function nearestAttachmentName(pathname: string, corpus: Corpus): string | undefined {
  const { name, folders } = placesOf(pathname, corpus);
  return folders.flatMap(({ folder }) => nameInOtherCapitals(folder, name) ?? [])[0];
}

interface Places {
  readonly name: string;
  readonly type: string | undefined;
  readonly folders: readonly Folder[];
}

function placesOf(pathname: string, corpus: Corpus): Places {
  const [, language = '', section = '', slug = '', name = ''] = attachmentAddress.exec(pathname) ?? [];
  const locale = activeLocales.find((active) => active.toLowerCase() === language.toLowerCase());
  const type = mediaTypeOf(name);
  if (!locale || !type || (slug === '' ? section !== 'curriculum' : !isSlug(slug))) return { name, type, folders: [] };
  return { name, type, folders: foldersOf(section, slug, locale, corpus) };
}

interface Folder {
  readonly folder: string;
  readonly tree: string;
}

function foldersOf(section: string, slug: string, locale: Locale, corpus: Corpus): Folder[] {
  if (section === 'docs') return documentFolders(locale, slug, corpus);
  if (section === 'blog')
    return slug.startsWith('authors/') ? authorFolders(slug.slice('authors/'.length), corpus) : postFolders(slug, corpus);
  if (section === 'curriculum')
    return corpus.curriculum.filter((page) => page.slug === slug).map(({ file, tree }) => ({ folder: dirname(file), tree }));
  return corpus.spotlights.filter((spotlight) => spotlight.slug === slug).map(({ folder, tree }) => ({ folder, tree }));
}

function authorFolders(id: string, { authors }: Corpus): Folder[] {
  const author = authors.get(id);
  return author ? [{ folder: author.folder, tree: author.tree }] : [];
}

function postFolders(slug: string, { posts, drafts, trees }: Corpus): Folder[] {
  const post = [...posts, ...drafts].find((candidate) => candidate.slug === slug);
  const tree = post && trees.find((candidate) => post.file.startsWith(candidate.blog + sep));
  return post && tree ? [{ folder: post.folder, tree: tree.blog }] : [];
}

function documentFolders(locale: Locale, slug: string, { documents, trees }: Corpus): Folder[] {
  return [...new Set<Locale>([locale, fallbackLocale])].flatMap((language) => {
    const record = documents.find(language, slug);
    const own = record && isWritten(record) ? [{ folder: dirname(record.file), tree: record.tree }] : [];
    const shared = trees.flatMap((tree) =>
      tree.locales
        .filter((known) => known.locale === language)
        .map(({ folder }) => ({ folder: join(folder, folderOfSlug(slug)), tree: folder })),
    );
    return [...own, ...shared];
  });
}

/** Links in the file system could lead out of the tree; what they really point to decides. */
function isInside(tree: string, file: string): boolean {
  return realpathSync(file).startsWith(realpathSync(tree) + sep);
}
