import type { DocPage, Page, Section, Translation } from './page.ts';
import type { Side } from './side-by-side-page.ts';

/** What browsers show and tell of a page: its title, its summary and where else it is written. */
export interface PageHead {
  readonly title: string;
  readonly description: string | undefined;
  readonly translations: readonly Translation[];
}

/** Where pages say in a sentence what they are about. */
interface Summarised {
  readonly pageDescription?: string;
  readonly summary?: string;
  readonly quote?: string;
}

export function headOf(page: Page): PageHead {
  const doc = 'doc' in page ? page.doc : undefined;
  const own = page as Summarised;
  const data = 'hyData' in page ? (page.hyData as Summarised) : {};
  return {
    title: isDocument(page) ? page.doc.pageTitle : page.pageTitle,
    description:
      doc?.summary ??
      own.pageDescription ??
      data.pageDescription ??
      data.summary ??
      data.quote ??
      ('blogMeta' in page ? page.blogMeta.description : undefined),
    translations: doc?.other_translations ?? [],
  };
}

/** A page that is a document and nothing else: it has no title besides that of the document. */
export function isDocument(page: Page): page is DocPage {
  return 'doc' in page && !('pageTitle' in page);
}

/**
 * The page without its large HTML bodies, for the state block: the browser keeps the HTML that is already in the
 * document, so no body travels twice. The code of samples is read from the page data by those who run them.
 */
export function withoutBodies(page: Page): Page {
  if ('hyData' in page && 'sections' in page.hyData)
    return { ...page, hyData: { ...page.hyData, sections: page.hyData.sections.map(() => '') } } as Page;
  if ('translation' in page) {
    const bare = (side: Side | undefined) => side && { ...side, content: undefined };
    return { ...page, rows: page.rows.map(({ translation, english }) => ({ translation: bare(translation), english: bare(english) })) };
  }
  if (!('doc' in page)) return page;
  const body = page.doc.body.map((section) =>
    'content' in section.value ? { ...section, value: { ...section.value, content: undefined } } : section,
  ) as Section[];
  const sidebarHTML = page.doc.sidebarHTML === undefined ? undefined : '';
  return { ...page, doc: { ...page.doc, body, sidebarHTML, live_samples: undefined } } as Page;
}
