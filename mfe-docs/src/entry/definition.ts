import { defineRemote } from '@webdocs/remote-kit/definition';

export const definition = defineRemote({
  name: 'mfe-docs',
  title: 'Documentation',
  routes: [{ pattern: '/:locale/docs/*', part: 'page' }],
  parts: { page: { module: './page', fallback: { kind: 'plain-document' }, budgetKb: 12 } },
  opens: ['bookmark', 'ad-side', 'ad-bottom'],
  fills: [],
  publishes: [
    { event: 'document/opened', version: 1 },
    { event: 'document/closed', version: 1 },
  ],
  consumes: [],
  calls: [],
  entryBudgetKb: 8,
});
