import type { PageKind } from './page-kinds.ts';

/** First words of an address, after the language, that are a kind by themselves. */
const sections: readonly string[] = ['search', 'play', 'blog', 'curriculum', 'plus', 'observatory', 'advertising'] satisfies PageKind[];

/** What is read of a page. */
export interface CountedPage {
  readonly renderer?: string;
  readonly doc?: { readonly pageType?: string | null };
}

/** What a page is, by its address and, of a document, by what its writer says that it is. One that is not there is of no kind. */
export function pageKindOf(pathname: string, { renderer, doc }: CountedPage = {}): PageKind {
  const [, , section = '', area = ''] = pathname.split('/');
  if (renderer === 'NotFound') return 'other';
  if (!section) return 'home';
  if (section !== 'docs') return sections.includes(section) ? (section as PageKind) : 'other';
  if (/^learn/i.test(area)) return 'learn';
  if (/^glossary$/i.test(area)) return 'glossary';
  return /guide|tutorial|landing|how-to/.test(doc?.pageType ?? '') ? 'guide' : 'reference';
}
