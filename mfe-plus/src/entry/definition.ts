import { defineRemote } from '@webdocs/remote-kit/definition';

export const definition = defineRemote({
  name: 'mfe-plus',
  title: 'Plus',
  routes: [
    { pattern: '/:locale/plus', part: 'landing', feature: 'plus' },
    { pattern: '/:locale/plus/docs/*', part: 'docs', feature: 'plus' },
  ],
  parts: {
    landing: { module: './landing', fallback: { kind: 'plain-document' }, budgetKb: 6 },
    docs: { module: './docs', fallback: { kind: 'plain-document' }, budgetKb: 5 },
    bookmark: { module: './bookmark', fallback: { kind: 'nothing' }, budgetKb: 3 },
  },
  opens: [],
  fills: [{ slot: 'bookmark', part: 'bookmark', on: ['/:locale/docs/*'], feature: 'plus' }],
  publishes: [{ event: 'toast/requested', version: 1 }],
  consumes: [
    { event: 'document/opened', version: 1 },
    { event: 'session/changed', version: 1 },
    { event: 'connectivity/changed', version: 1 },
  ],
  calls: [],
  entryBudgetKb: 8,
});
