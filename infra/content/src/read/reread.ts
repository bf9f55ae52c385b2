import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, extname, sep } from 'node:path';
import { mediaTypeOf } from './attachments.ts';
import { assembleCorpus, readCorpus, type Corpus, type CorpusOptions } from './corpus.ts';
import { documentFileName, readRecord } from './documents.ts';
import { urlOf, type DocumentRecord } from './document-index.ts';
import type { ReportProblem } from '../check/problem.ts';

/** The corpus after some files changed: only what they can have touched is read again. */
export async function rereadCorpus(
  corpus: Corpus,
  files: readonly string[],
  options: CorpusOptions,
  report: ReportProblem,
): Promise<Corpus> {
  const telling = files.filter((file) => !basename(file).startsWith('.') && !file.endsWith('~'));
  if (telling.length === 0) return corpus;
  // A name without an extension is a folder that came or went: anything may be in it.
  const next = telling.some((file) => extname(file) === '')
    ? await readCorpus(options, report)
    : assembleCorpus(corpus.trees, recordsAfter(corpus, telling, report), corpus.history, report);
  const pictures = telling.filter((file) => mediaTypeOf(file));
  return pictures.length ? { ...next, revision: revisionWith(next.revision, pictures) } : next;
}

function recordsAfter({ documents, trees }: Corpus, files: readonly string[], report: ReportProblem): DocumentRecord[] {
  const changed = new Set(files.filter((file) => basename(file) === documentFileName));
  const records = new Map(
    [...documents.all()].filter((record) => !changed.has(record.file)).map((record) => [urlOf(record).toLowerCase(), record]),
  );
  const folders = trees.flatMap((tree) => tree.locales);
  for (const file of changed) {
    const place = folders.find(({ folder }) => file.startsWith(folder + sep));
    if (!place || !statSync(file, { throwIfNoEntry: false })) continue;
    const record = readRecord({ file, tree: place.folder, locale: place.locale }, report);
    if (!record) continue;
    const address = urlOf(record).toLowerCase();
    const holder = records.get(address);
    if (holder) report(file, 1, `the slug ${record.slug} belongs to ${holder.file} already`);
    else records.set(address, record);
  }
  return [...records.values()];
}

/** Pages carry the sizes of their pictures, so a new picture makes new pages. */
function revisionWith(revision: string, pictures: readonly string[]): string {
  const hash = createHash('sha256').update(revision);
  for (const file of pictures) hash.update(`${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 'gone'}`);
  return hash.digest('hex').slice(0, 16);
}
