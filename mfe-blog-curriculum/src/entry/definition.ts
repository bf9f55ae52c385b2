import { defineRemote } from '@webdocs/remote-kit/definition';

export const definition = defineRemote({
  name: 'mfe-blog-curriculum',
  title: 'Blog and curriculum',
  routes: [
    { pattern: '/en-US/blog/*', part: 'blog' },
    { pattern: '/en-US/curriculum/*', part: 'prose' },
    { pattern: '/:locale/community/*', part: 'prose' },
    { pattern: '/:locale/about/*', part: 'prose' },
  ],
  parts: {
    blog: { module: './blog', fallback: { kind: 'plain-document' }, budgetKb: 6 },
    prose: { module: './prose', fallback: { kind: 'plain-document' }, budgetKb: 5 },
  },
  opens: ['ad-side', 'newsletter'],
  fills: [],
  publishes: [],
  consumes: [],
  calls: [],
  entryBudgetKb: 8,
});
