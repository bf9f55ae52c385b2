import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { causeOf } from '@webdocs/contracts/failure';
import { filesBelow, type ContentTree } from './content-tree.ts';
import { readDocumentFile } from './document-file.ts';
import { urlOf, type DocumentRecord } from './document-index.ts';
import { pausing } from './pause.ts';
import type { ReportProblem } from '../check/problem.ts';
import { folderOfSlug } from './slug-folder.ts';

export const documentFileName = 'index.md';

/** Every document of every root. Of two that claim one address, the one of the earlier root is served. */
export async function readDocuments(trees: readonly ContentTree[], report: ReportProblem): Promise<DocumentRecord[]> {
  const byAddress = new Map<string, DocumentRecord>();
  const pause = pausing(100);
  for (const tree of trees) {
    for (const { locale, folder } of tree.locales) {
      for (const file of filesBelow(folder, (name) => name === documentFileName)) {
        const record = readRecord({ file, tree: folder, locale }, report);
        if (record) claim(byAddress, record, tree, report);
        await pause();
      }
    }
  }
  return [...byAddress.values()];
}

export function readRecord(place: Parameters<typeof readDocumentFile>[1], report: ReportProblem): DocumentRecord | undefined {
  let source: string;
  try {
    source = readFileSync(place.file, 'utf8');
  } catch (thrown) {
    report(place.file, 1, `cannot be read: ${causeOf(thrown)}`);
    return undefined;
  }
  return readDocumentFile(source, place, report);
}

function claim(byAddress: Map<string, DocumentRecord>, record: DocumentRecord, tree: ContentTree, report: ReportProblem): void {
  const address = urlOf(record).toLowerCase();
  const earlier = byAddress.get(address);
  if (!earlier) return void byAddress.set(address, record);
  // Roots are layers: a later one repeating an address is how it fills gaps, not a mistake.
  if (!earlier.file.startsWith(tree.root + sep)) return;
  const [holder, other] = isInItsFolder(record) && !isInItsFolder(earlier) ? [record, earlier] : [earlier, record];
  byAddress.set(address, holder);
  report(other.file, 1, `the slug ${other.slug} belongs to ${holder.file} already`);
}

function isInItsFolder({ slug, file, tree }: DocumentRecord): boolean {
  return file.toLowerCase() === join(tree, folderOfSlug(slug), documentFileName).toLowerCase();
}
