import { noPages, type SitePages } from '@webdocs/contracts/remote/site-pages';
import { Sidebars } from '../sidebars/sidebars.ts';
import { closedSections } from './declared-pages.ts';
import type { PageContext } from './page-context.ts';
import { summaries } from './summaries.ts';

/** What a page context is made from. */
export type PageSources = Omit<PageContext, 'sidebars' | 'summaryOf' | 'declared' | 'closed'> & { readonly declared?: SitePages };

export function pageContext(given: PageSources): PageContext {
  const { declared = noPages } = given;
  const known = { ...given, declared, closed: closedSections(declared.pages, given.configuration) };
  const withSidebars = { ...known, sidebars: new Sidebars(known) };
  return { ...withSidebars, summaryOf: summaries(withSidebars) };
}
