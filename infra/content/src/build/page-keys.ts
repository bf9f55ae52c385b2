import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { Corpus } from '../read/corpus.ts';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import { stampOf } from '../read/file-stamp.ts';
import type { BuildSource } from './build-source.ts';

export interface PageKeys {
  readonly of: (url: string) => string;
  /** Of all that documents may ask about one another: another one whenever addresses, titles or data changed. */
  readonly around: string;
}

/**
 * A page is built anew when its key has changed. A document depends on its own text, on the first words of the pages
 * directly below it (which lists quote), and on what it may ask about any other page: everything but their texts. All
 * other pages are few, and depend on everything.
 */
export function pageKeys(corpus: Corpus, source: BuildSource, media: readonly string[]): PageKeys {
  const engine = engineHash(source);
  const everything = digest(engine, corpus.revision, mediaHash(media));
  const aroundDocuments = digest(engine, surroundings(corpus), mediaHash(media));
  const documents = new Map<string, string>();
  for (const record of corpus.documents.all()) documents.set(urlOf(record), documentKey(record, corpus, aroundDocuments));
  return { of: (url) => documents.get(url) ?? everything, around: aroundDocuments };
}

function documentKey(record: DocumentRecord, { documents, history }: Corpus, around: string): string {
  const below = ([record.locale, fallbackLocale] as const).flatMap((locale) =>
    documents.childrenOf(locale, record.slug).map((child) => child.digest),
  );
  return digest(around, record.digest, JSON.stringify(history.get(record.file) ?? null), ...below);
}

/** What documents may ask about one another: everything that was read, without the texts. */
function surroundings(corpus: Corpus): string {
  const hash = createHash('sha1');
  const facts = [...corpus.documents.all()].map((record) =>
    JSON.stringify({ ...record, file: '', tree: '', digest: '', sourceCommit: '' }),
  );
  for (const fact of facts.sort()) hash.update(fact);
  const { redirects, sidebars, jsonData, popularity } = corpus;
  hash.update(JSON.stringify([[...redirects], [...sidebars], popularity], plain)).update(JSON.stringify(jsonData, plain));
  return hash.digest('base64url');
}

function plain(_: string, value: unknown): unknown {
  return value instanceof Map
    ? [...(value as ReadonlyMap<unknown, unknown>)]
    : value instanceof Set
      ? [...(value as ReadonlySet<unknown>)]
      : value;
}

/** Pages carry the sizes of pictures that may be beside any page. */
function mediaHash(media: readonly string[]): string {
  const hash = createHash('sha1');
  for (const file of media) hash.update(`${file} ${stampOf(file)?.stamp.join(' ') ?? ''}\n`);
  return hash.digest('base64url');
}

/** The code that makes pages, its words, and the releases of the packages that it takes data from. */
function engineHash({ configuration, hasSharedAssets }: BuildSource): string {
  const hash = createHash('sha1').update(JSON.stringify([configuration, hasSharedAssets]));
  const content = join(dirname(fileURLToPath(import.meta.url)), '../..');
  const sources = readdirSync(content, { recursive: true, encoding: 'utf8' });
  for (const name of sources.sort())
    if (/^(?:package\.json|messages\/.+\.ftl|src\/.+(?<!\.test)\.ts)$/.test(name))
      hash.update(name).update(readFileSync(join(content, name)));
  return hash.digest('base64url');
}

function digest(...parts: readonly string[]): string {
  return createHash('sha1').update(parts.join('\n')).digest('base64url');
}
