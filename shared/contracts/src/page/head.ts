import type { Page, Section, Translation } from './page.ts';

/** Title, description and robots of a page, for the document head and the history entry. */
export interface PageHead {
  readonly title: string;
  readonly description: string | undefined;
  readonly robots: 'noindex, nofollow' | 'noindex, follow' | undefined;
  readonly translations: readonly Translation[];
}

export function headOf(page: Page): PageHead {
  const doc = 'doc' in page ? page.doc : undefined;
  const noIndexing =
    ('noIndexing' in page && page.noIndexing) || doc?.noIndexing || page.renderer === 'NotFound' || page.renderer === 'Broken';
  return {
    title: doc && page.renderer === 'Doc' ? doc.pageTitle : 'pageTitle' in page ? page.pageTitle : '',
    description:
      doc?.summary ??
      ('pageDescription' in page ? page.pageDescription : undefined) ??
      (page.renderer === 'Homepage' ? page.hyData.pageDescription : undefined) ??
      (page.renderer === 'BlogPost' ? page.blogMeta.description : undefined) ??
      (page.renderer === 'Generic' ? page.hyData.summary : undefined) ??
      (page.renderer === 'ContributorSpotlight' ? page.hyData.quote : undefined),
    robots: 'onlyFollow' in page && page.onlyFollow ? 'noindex, follow' : noIndexing ? 'noindex, nofollow' : undefined,
    translations: doc?.other_translations ?? [],
  };
}

/**
 * The page without its large HTML bodies, for the state block: the browser keeps the HTML that is already in the
 * document, so no body travels twice. The code of samples is read from the page data by those who run them.
 */
export function withoutBodies(page: Page): Page {
  if (page.renderer === 'Generic') return { ...page, hyData: { ...page.hyData, sections: page.hyData.sections.map(() => '') } };
  if (page.renderer === 'ContributorSpotlight')
    return { ...page, hyData: { ...page.hyData, sections: page.hyData.sections.map(() => '') } };
  if (!('doc' in page)) return page;
  const body = page.doc.body.map((section) =>
    'content' in section.value ? { ...section, value: { ...section.value, content: undefined } } : section,
  ) as Section[];
  const sidebarHTML = page.doc.sidebarHTML === undefined ? undefined : '';
  return { ...page, doc: { ...page.doc, body, sidebarHTML, live_samples: undefined } } as Page;
}
