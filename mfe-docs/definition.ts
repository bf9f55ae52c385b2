import { defineRemote } from '@webdocs/remote-kit/definition';

export const definition = defineRemote({
  name: 'mfe-docs',
  title: 'Documentation',
  routes: [
    { pattern: '/:locale/docs/*', part: 'page' },
    { pattern: '/:locale/play', part: 'play' },
    { pattern: '/:locale/_feedback', part: 'feedback' },
    { pattern: '/:locale/_flaws', part: 'writers' },
    { pattern: '/:locale/_translations/*', part: 'writers' },
    { pattern: '/:locale/_sitemap/*', part: 'writers' },
  ],
  parts: {
    page: { module: './page', fallback: { kind: 'plain-document' }, budgetKb: 12 },
    'compat-table': { module: './compat-table', fallback: { kind: 'nothing' }, budgetKb: 8 },
    play: { module: './play', fallback: { kind: 'plain-document' }, budgetKb: 10 },
    // Shows what the API tells staff and writers; everybody else reads that it is for them.
    feedback: { module: './feedback', fallback: { kind: 'plain-document' }, budgetKb: 7 },
    // Only sites in writer or development mode have pages for it.
    writers: { module: './writers', fallback: { kind: 'plain-document' }, budgetKb: 6 },
  },
  opens: ['bookmark', 'ad-side', 'ad-bottom'],
  fills: [{ slot: 'compat-table', part: 'compat-table', on: ['/:locale/plus/updates/*'] }],
  publishes: [
    { event: 'document/opened', version: 1 },
    { event: 'document/closed', version: 1 },
  ],
  consumes: [],
  calls: ['voteOnPage', 'readPageFeedback'],
  entryBudgetKb: 8,
});
