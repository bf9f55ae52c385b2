import type { DocPage, Document, Flaws } from '@webdocs/contracts/page';
import type { DocumentRecord } from '../read/document-index.ts';
import { splitFrontMatter } from '../read/front-matter.ts';
import { documentPage } from '../write/document-page.ts';
import type { PageContext } from '../write/page-context.ts';
import { flawGroups, type Flaw } from './flaw.ts';
import { PageCheck } from './page-check.ts';

export interface CheckedDocument {
  readonly page: DocPage;
  readonly flaws: readonly Flaw[];
}

/** A document as its writer sees it: with everything that is wrong with it. */
export async function checkedDocument(record: DocumentRecord, source: string, context: PageContext): Promise<CheckedDocument> {
  const check = new PageCheck(source, source.length - splitFrontMatter(source).body.length);
  const page = documentPage(record, source, context, check);
  const flaws = check.flaws();
  return { page: flaws.length ? { ...page, doc: { ...page.doc, flaws: flawsInPage(flaws, page.doc) } } : page, flaws };
}

function flawsInPage(flaws: readonly Flaw[], { source }: Document): Flaws {
  const groups: Required<Flaws> = { broken_links: [], macros: [], other: [] };
  for (const { fix: _, ...flaw } of flaws) {
    const group = flawGroups[flaw.kind];
    groups[group].push({ ...flaw, id: `${group}${groups[group].length + 1}`, filepath: `${source?.folder}/${source?.['filename']}` });
  }
  return Object.fromEntries(Object.entries(groups).filter(([, list]) => list.length));
}
