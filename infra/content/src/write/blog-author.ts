import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { BlogMetadata } from '@webdocs/contracts/page/blog-metadata';
import type { BlogPost } from '../read/blog.ts';
import type { Corpus } from '../read/corpus.ts';
import { addressPart } from './address-part.ts';
import { blogListUrl } from './blog-addresses.ts';
import { siteNamesIn } from './site-names.ts';

export interface AuthorSource {
  readonly corpus: Pick<Corpus, 'authors'>;
  readonly configuration: PublicConfiguration;
}

/** A post names its author in full, or by the name of the author's folder. */
export function authorOf(post: Pick<BlogPost, 'author'>, { corpus, configuration }: AuthorSource): BlogMetadata['author'] {
  const { author } = post;
  if (author === undefined) return undefined;
  const id = authorIdOf(post, corpus);
  const known = typeof author === 'string' ? corpus.authors.get(author) : undefined;
  if (!known) return { ...(typeof author === 'string' ? { name: author } : author), ...(id ? { id } : {}) };
  const { name, link, avatar } = known;
  const picture = avatar && blogListUrl({ kind: 'authors', id: known.id }) + avatar;
  return { name: siteNamesIn(configuration)(name ?? known.id), link, avatar_url: picture, id };
}

/** By which the page of an author is found: the name of the folder, or else what an address can hold of the written name. */
export function authorIdOf({ author }: Pick<BlogPost, 'author'>, { authors }: Pick<Corpus, 'authors'>): string | undefined {
  if (typeof author === 'string' && authors.has(author)) return author;
  const id = addressPart((typeof author === 'string' ? author : author?.name) ?? '');
  return id === '' ? undefined : id;
}
