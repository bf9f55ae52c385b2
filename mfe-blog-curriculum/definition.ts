import { defineRemote } from '@webdocs/remote-kit/definition';

export const definition = defineRemote({
  name: 'mfe-blog-curriculum',
  title: 'Blog and curriculum',
  pages: {
    blog: {
      address: '/:locale/blog/*',
      part: 'blog',
      languages: ['en-US'],
      trailingSlash: true,
      colour: 'blog',
      menu: 'blog',
    },
    curriculum: {
      address: '/:locale/curriculum/*',
      part: 'curriculum',
      languages: ['en-US'],
      trailingSlash: true,
      colour: 'curriculum',
      menu: 'curriculum',
    },
    spotlight: { address: '/:locale/community/spotlight/+', part: 'spotlight' },
    community: { address: '/:locale/community/*', part: 'prose', translated: true },
    about: { address: '/:locale/about/*', part: 'prose', translated: true },
    legal: { address: '/:locale/legal/*', part: 'prose', translated: true },
  },
  parts: {
    // With topics, series, related posts, feeds and pages of lists it has 7.26 KB; a documentation page may have 13.
    blog: { source: 'src/pages/blog/blog.ts', fallback: { kind: 'plain-document' }, budgetKb: 7.5 },
    // With what merges and keeps ticks, which lists and modules show at once, it has 11.01 KB.
    curriculum: { source: 'src/pages/curriculum/curriculum.ts', fallback: { kind: 'plain-document' }, budgetKb: 11.25 },
    spotlight: { source: 'src/pages/spotlight/Spotlight.tsx', fallback: { kind: 'plain-document' }, budgetKb: 3 },
    // With tabs and the team of the page about the site.
    prose: { source: 'src/pages/prose/prose.ts', fallback: { kind: 'plain-document' }, budgetKb: 7.5 },
    // On the front page: nothing for a reader who ticked no module.
    continue: { source: 'src/pages/continue/continue.ts', fallback: { kind: 'nothing' }, budgetKb: 3 },
  },
  opens: ['ad-side', 'newsletter'],
  fills: [{ slot: 'learning', part: 'continue', on: ['/:locale', '/:locale/_homepage'] }],
  publishes: [],
  consumes: [],
  calls: ['keepLearning', 'signIn'],
  entryBudgetKb: 4,
});
