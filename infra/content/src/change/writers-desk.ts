import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, sep } from 'node:path';
import { isActiveLocale } from '@webdocs/contracts/reader/locale';
import { isWritten, type DocumentRecord } from '../read/document-index.ts';
import { sourceOf } from '../read/document-source.ts';
import type { Corpus } from '../read/corpus.ts';
import type { CheckedFile } from '../check/check-corpus.ts';
import { FileEdits } from './file-edits.ts';
import { fixFlaws } from './fix-flaws.ts';

/** The site as it is now. */
interface CheckedSite {
  readonly corpus: Corpus;
  check(record: DocumentRecord): Promise<CheckedFile>;
}

/** What a writer does to the files behind a site that is running. */
export interface WritersDesk {
  /** The text of the document at an address. */
  source(url: string): Promise<string | undefined>;
  /** Fixes what can be fixed in the document at an address; answers how many flaws that were. */
  repair(url: string): Promise<number | undefined>;
  /** The file of the content that a path names, absolute or as flaws name it; undefined for any other. */
  fileNamed(path: string): string | undefined;
}

export function writersDesk(roots: readonly string[], site: () => CheckedSite): WritersDesk {
  return {
    async source(url) {
      const record = recordAt(url, site());
      return record && sourceOf(record).catch(() => undefined);
    },
    async repair(url) {
      const record = recordAt(url, site());
      if (!record) return undefined;
      const changes = new FileEdits(roots);
      const count = fixFlaws([await site().check(record)], changes);
      changes.apply();
      return count;
    },
    fileNamed: (path) => fileIn(roots, path),
  };
}

function recordAt(url: string, { corpus }: CheckedSite): DocumentRecord | undefined {
  const [, locale = '', slug = ''] = /^\/([^/]+)\/docs\/([^?#]+?)\/?$/.exec(url) ?? [];
  const record = isActiveLocale(locale) ? corpus.documents.find(locale, slug) : undefined;
  return record && isWritten(record) ? record : undefined;
}

function fileIn(roots: readonly string[], path: string): string | undefined {
  if (path.includes('\0')) return undefined;
  const candidates = isAbsolute(path) ? [path] : roots.flatMap((root) => [join(root, 'files', path), join(root, path)]);
  const realRoots = roots.flatMap((root) => realPath(root) ?? []);
  for (const candidate of candidates) {
    const file = realPath(candidate);
    if (file === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) continue;
    if (realRoots.some((root) => file.startsWith(root + sep))) return file;
  }
  return undefined;
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
