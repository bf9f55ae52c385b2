import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { Flaws } from '@webdocs/contracts/page/flaws';
import type { DocPage, Document } from '@webdocs/contracts/page/page';
import type { DocumentRecord } from '../read/document-index.ts';
import { splitFrontMatter } from '../read/front-matter.ts';
import { documentPage } from '../write/document-page.ts';
import type { PageContext } from '../write/page-context.ts';
import type { Anchors } from './anchors.ts';
import { checkFragments } from './check-fragments.ts';
import { checkFrontMatter } from './check-front-matter.ts';
import { checkTranslation } from './check-translation.ts';
import { flawGroups, type Flaw } from '../report/flaw.ts';
import { flawObserver } from './flaw-observer.ts';
import { PageCheck } from './page-check.ts';

/** A document whose text was looked at; what depends on other pages is still to be found out. */
export interface OpenCheck {
  readonly page: DocPage;
  readonly record: DocumentRecord;
  readonly check: PageCheck;
}

export function openCheck(record: DocumentRecord, source: string, context: PageContext, anchors: Anchors): OpenCheck {
  const check = new PageCheck(source, source.length - splitFrontMatter(source).body.length);
  const page = documentPage(record, source, context, { observer: flawObserver(check, context) });
  anchors.know(page.doc);
  if (record.locale === fallbackLocale) checkFrontMatter(check, record, context);
  return { page, record, check };
}

/** Everything that is wrong with a document, in the order of its file. */
export async function closeCheck(
  { check, record }: Omit<OpenCheck, 'page'>,
  { corpus }: PageContext,
  anchors: Anchors,
): Promise<readonly Flaw[]> {
  if (record.locale !== fallbackLocale) await checkTranslation(check, record, corpus);
  await checkFragments(check, anchors);
  return check.flaws();
}

/** A document as its writer sees it. */
export async function checkedPage(record: DocumentRecord, source: string, context: PageContext, anchors: Anchors): Promise<DocPage> {
  const opened = openCheck(record, source, context, anchors);
  const flaws = await closeCheck(opened, context, anchors);
  const { page } = opened;
  return flaws.length ? { ...page, doc: { ...page.doc, flaws: flawsInPage(flaws, page.doc) } } : page;
}

function flawsInPage(flaws: readonly Flaw[], { source }: Document): Flaws {
  const groups: Required<Flaws> = { broken_links: [], macros: [], other: [] };
  for (const { fix: _, ...flaw } of flaws) {
    const group = groups[flawGroups[flaw.kind]];
    group.push({ ...flaw, id: `${flawGroups[flaw.kind]}${group.length + 1}`, filepath: `${source?.folder}/${source?.['filename']}` });
  }
  return Object.fromEntries(Object.entries(groups).filter(([, list]) => list.length));
}
