import { defineRemote } from '@webdocs/remote-kit/definition';
import * as links from './site-links.ts';

export const definition = defineRemote({
  name: 'shell',
  title: 'Shell',
  pages: {
    home: { address: '/:locale', part: 'home', cover: true },
    'own-home': { address: '/:locale/_homepage', part: 'home', cover: true },
    // What readers see at an address without a page, for writers to look at.
    missing: { address: '/:locale/_404/*' },
    // The offline worker puts pages into its document.
    offline: { address: '/:locale/_offline' },
    // Written in Markdown: the shell shows them. The pages of the scanner itself belong to its remote.
    observatory: {
      address: '/:locale/observatory/docs/*',
      feature: 'observatory',
      languages: ['en-US'],
      standIn: true,
      colour: 'observatory',
      menu: 'tools',
    },
  },
  links: Object.values(links),
  parts: {
    header: { source: 'src/page-frame/header-part.ts', fallback: { kind: 'nothing' }, budgetKb: 8 },
    // Never hydrated: only the server has it.
    footer: { source: 'src/page-frame/footer-part.ts', fallback: { kind: 'nothing' }, budgetKb: 0 },
    notices: { source: 'src/notices/notices-part.ts', fallback: { kind: 'nothing' }, budgetKb: 2 },
    home: { source: 'src/home/home-part.ts', fallback: { kind: 'plain-document' }, budgetKb: 4 },
    generic: { source: 'src/generic/generic-part.ts', fallback: { kind: 'plain-document' }, budgetKb: 3 },
    'not-found': { source: 'src/not-found/not-found-part.ts', fallback: { kind: 'plain-document' }, budgetKb: 3.5 },
  },
  opens: ['search-box', 'search-hero', 'ad-top', 'learning', 'ad-home-main', 'ad-home-footer'],
  fills: [],
  publishes: [
    { event: 'theme/chosen', version: 1 },
    { event: 'session/changed', version: 1 },
    { event: 'session/ended', version: 1 },
    { event: 'connectivity/changed', version: 1 },
    { event: 'page/changed', version: 1 },
    { event: 'page/out-of-reach', version: 1 },
    { event: 'toast/closed', version: 1 },
    { event: 'toast/answered', version: 1 },
  ],
  consumes: [
    { event: 'page/out-of-reach', version: 1 },
    { event: 'theme/chosen', version: 1 },
    { event: 'session/ended', version: 1 },
    { event: 'session/stale', version: 1 },
  ],
  calls: ['whoami', 'ping', 'reportFailure', 'signIn', 'signOut'],
  // Fetched once the page has been interactive for a while; and the words of any one language, on a document 6 KB with those of remotes.
  lateBudgetsKb: { telemetry: 20, words: 1.2 },
  entryBudgetKb: 106,
});
