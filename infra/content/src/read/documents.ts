import { dirname, join, sep } from 'node:path';
import type { ReportProblem } from '../report/problem.ts';
import { urlOf, type DocumentRecord } from './document-index.ts';
import { pagesIn, type SeenFolder } from './folder-snapshot.ts';
import { folderOfSlug } from './slug-folder.ts';

export const documentFileName = 'index.md';

/** The pages of one language in one root. */
export interface SeenTree {
  readonly root: string;
  readonly top: SeenFolder;
}

/** Every document that was seen. Of two that claim one address, the one of the earlier root is served. */
export function documentsIn(seen: Iterable<SeenTree>, report: ReportProblem): DocumentRecord[] {
  const byAddress = new Map<string, DocumentRecord>();
  for (const { root, top } of seen) {
    for (const { file, record, problems } of pagesIn(top)) {
      for (const [line, cause] of problems) report(file, line, cause);
      if (record) claim(byAddress, record, root, report);
    }
  }
  return [...byAddress.values()];
}

function claim(byAddress: Map<string, DocumentRecord>, record: DocumentRecord, root: string, report: ReportProblem): void {
  const address = urlOf(record).toLowerCase();
  const earlier = byAddress.get(address);
  if (!earlier) return void byAddress.set(address, record);
  // Roots are layers: a later one repeating an address is how it fills gaps, not a mistake.
  if (!earlier.file.startsWith(root + sep)) return;
  const [holder, other] = isInItsFolder(record) && !isInItsFolder(earlier) ? [record, earlier] : [earlier, record];
  byAddress.set(address, holder);
  report(other.file, 1, `the slug ${other.slug} belongs to ${holder.file} already`);
}

function isInItsFolder({ slug, file, tree }: DocumentRecord): boolean {
  return dirname(file).toLowerCase() === join(tree, folderOfSlug(slug)).toLowerCase();
}
