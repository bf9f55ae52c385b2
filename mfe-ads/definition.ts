import { defineRemote } from '@webdocs/remote-kit/definition';

const home = ['/:locale', '/:locale/_homepage'];

export const definition = defineRemote({
  name: 'mfe-ads',
  title: 'Ads',
  pages: {
    advertising: { address: '/:locale/advertising/*', part: 'page', feature: 'ads' },
    report: {
      address: '/:locale/advertising/report/:code',
      part: 'report',
      feature: 'ads',
      body: 'own',
      reads: ['call:showAdvertiserReport'],
      kept: false,
      title: 'ads-title-report',
    },
  },
  links: ['/advertising', '/curriculum/', '/plus', '/plus/ai-help'],
  parts: {
    // Beside the site's own messages it says when what is paid for is asked for; that is in ads-paid.
    placement: { source: 'src/pages/placement.ts', fallback: { kind: 'reserved-box', box: 'placement' }, budgetKb: 2.6 },
    page: { source: 'src/pages/advertising/advertising-page.ts', fallback: { kind: 'plain-document' }, budgetKb: 2 },
    report: { source: 'src/pages/report/report-page.ts', fallback: { kind: 'plain-document' }, budgetKb: 4 },
  },
  opens: [],
  fills: [
    { slot: 'ad-top', part: 'placement', on: ['/*'], except: ['/', ...home], feature: 'ads' },
    {
      slot: 'ad-side',
      part: 'placement',
      on: ['/:locale/play', '/:locale/docs/*', '/:locale/blog/*', '/:locale/observatory/*', '/:locale/curriculum/+', '/:locale/search'],
      feature: 'ads',
    },
    { slot: 'ad-home-main', part: 'placement', on: home, feature: 'ads' },
    { slot: 'ad-home-footer', part: 'placement', on: home, feature: 'ads' },
    { slot: 'ad-bottom', part: 'placement', on: ['/:locale/docs/*'], feature: 'ads' },
  ],
  publishes: [],
  consumes: [],
  calls: ['askPlacements', 'countPlacementView', 'followPlacement', 'showAdvertiserReport'],
  lateBudgetsKb: { 'ads-paid': 2, words: 0.6 },
  entryBudgetKb: 4,
});
