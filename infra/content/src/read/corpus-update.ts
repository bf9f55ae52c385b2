import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { ReportProblem } from '../report/problem.ts';
import { mediaTypeOf } from './attachments.ts';
import { readCorpus, type Corpus, type CorpusOptions } from './corpus.ts';
import { ChangedPaths } from './folder-snapshot.ts';

/** The corpus after some files or folders changed: only what they can have touched is read again. */
export async function updatedCorpus(
  corpus: Corpus,
  paths: readonly string[],
  options: CorpusOptions,
  report: ReportProblem,
): Promise<Corpus> {
  const telling = paths.filter((path) => !basename(path).startsWith('.') && !path.endsWith('~'));
  if (telling.length === 0) return corpus;
  const read = await readCorpus(options, report, { changes: new ChangedPaths(telling), history: corpus.history });
  const seen = new Date().toISOString();
  const edited = telling.filter((path) => existsSync(path)).map((path) => [path, seen] as const);
  const next = { ...read, edited: new Map([...corpus.edited, ...edited]) };
  const pictures = telling.filter((path) => mediaTypeOf(path));
  return pictures.length ? { ...next, revision: revisionWith(next.revision, pictures) } : next;
}

/** Pages carry the sizes of their pictures, so a new picture makes new pages. */
function revisionWith(revision: string, pictures: readonly string[]): string {
  const hash = createHash('sha256').update(revision);
  for (const file of pictures) hash.update(`${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 'gone'}`);
  return hash.digest('hex').slice(0, 16);
}
