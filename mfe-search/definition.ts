import { defineRemote } from '@webdocs/remote-kit/definition';

export const definition = defineRemote({
  name: 'mfe-search',
  title: 'Search',
  pages: {
    // What is found differs every time.
    search: { address: '/:locale/search', part: 'page', kept: false, query: ['q', 'page', 'sort', 'locale', 'area', 'kind', 'debug'] },
  },
  parts: {
    box: { source: 'src/pages/header-box.tsx', fallback: { kind: 'plain-form' }, budgetKb: 6 },
    hero: { source: 'src/pages/home-hero.tsx', fallback: { kind: 'plain-form' }, budgetKb: 6 },
    // What it was, and the rule for keys of a composition in its form.
    page: { source: 'src/pages/results-page.tsx', fallback: { kind: 'plain-document' }, budgetKb: 6.2 },
  },
  links: ['/plus/ai-help'],
  opens: ['ad-side'],
  fills: [
    { slot: 'search-box', part: 'box', on: ['/:locale/*'] },
    { slot: 'search-hero', part: 'hero', on: ['/:locale', '/:locale/_homepage'] },
  ],
  publishes: [],
  consumes: [],
  calls: [],
  lateBudgetsKb: { words: 0.45 },
  entryBudgetKb: 4,
});
