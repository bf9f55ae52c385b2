import { defineRemote } from '@webdocs/remote-kit/definition';

export const definition = defineRemote({
  name: 'mfe-blog-curriculum',
  title: 'Blog and curriculum',
  routes: [
    { pattern: '/en-US/blog/*', part: 'blog' },
    { pattern: '/en-US/curriculum/*', part: 'curriculum' },
    { pattern: '/:locale/community/spotlight/+', part: 'spotlight' },
    { pattern: '/:locale/community/*', part: 'prose' },
    { pattern: '/:locale/about/*', part: 'prose' },
  ],
  parts: {
    blog: { module: './blog', fallback: { kind: 'plain-document' }, budgetKb: 6 },
    curriculum: { module: './curriculum', fallback: { kind: 'plain-document' }, budgetKb: 8 },
    spotlight: { module: './spotlight', fallback: { kind: 'plain-document' }, budgetKb: 3 },
    prose: { module: './prose', fallback: { kind: 'plain-document' }, budgetKb: 5 },
  },
  opens: ['ad-side', 'newsletter'],
  fills: [],
  publishes: [],
  consumes: [],
  calls: [],
  entryBudgetKb: 8,
});
