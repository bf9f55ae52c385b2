import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { mediaTypeOf } from '../read/attachments.ts';
import type { Corpus } from '../read/corpus.ts';
import type { OpenedSite } from './build-source.ts';

/** A picture or another medium, and where it is below the folder of a built site. */
export interface SiteMedium {
  readonly place: string;
  readonly file: string;
}

/** Media are where their pages are. */
export function siteMedia({ memory, site }: Pick<OpenedSite, 'memory' | 'site'>): SiteMedium[] {
  const ofDocuments = [...memory.media()].map(({ tree, file }) => ({
    place: [basename(tree).toLowerCase(), 'docs', ...relative(tree, file).split(sep)].join('/'),
    file,
  }));
  return [...ofDocuments, ...editorialMedia(site.corpus)];
}

function editorialMedia({ posts, authors, curriculum, spotlights }: Corpus): SiteMedium[] {
  return [
    ...posts.flatMap(({ slug, folder }) => beside(folder, `blog/${slug}`)),
    ...[...authors.values()].flatMap(({ id, folder }) => beside(folder, `blog/authors/${id}`)),
    ...curriculum.flatMap(({ slug, file }) => beside(dirname(file), slug === '' ? 'curriculum' : `curriculum/${slug}`)),
    ...spotlights.flatMap(({ slug, folder }) => beside(folder, `community/spotlight/${slug}`)),
  ];
}

function beside(folder: string, address: string): SiteMedium[] {
  return readdirSync(folder)
    .filter((name) => mediaTypeOf(name) !== undefined)
    .sort()
    .map((name) => ({ place: `${fallbackLocale.toLowerCase()}/${address.toLowerCase()}/${name}`, file: join(folder, name) }));
}
