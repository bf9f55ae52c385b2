import { defineRemote } from '@webdocs/remote-kit/definition';

export const definition = defineRemote({
  name: 'mfe-docs',
  title: 'Documentation',
  pages: {
    documents: {
      address: '/:locale/docs/*',
      part: 'page',
      translated: true,
      // Videos, examples and fiddles that documents embed.
      frameSources: ['https://www.youtube-nocookie.com', 'https://mdn.github.io', 'https://jsfiddle.net'],
    },
    learn: { address: '/:locale/docs/Learn/*', menu: 'guides' },
    'learn-web-development': { address: '/:locale/docs/Learn_web_development/*', menu: 'guides' },
    web: { address: '/:locale/docs/Web/*', menu: 'references' },
    accessibility: { address: '/:locale/docs/Web/Accessibility/*', menu: 'guides' },
    mozilla: { address: '/:locale/docs/Mozilla/*', menu: 'references' },
    play: {
      address: '/:locale/play',
      part: 'play',
      body: 'own',
      title: 'docs-title-play',
      description: 'docs-description-play',
      menu: 'tools',
    },
    feedback: {
      address: '/:locale/_feedback',
      part: 'feedback',
      body: 'own',
      title: 'docs-title-feedback',
      private: true,
      query: ['days', 'order', 'locale', 'offset'],
    },
    // How far translations are behind: of all pages, of a section, and its second page and the others.
    progress: {
      address: '/:locale/translations/*',
      part: 'translations',
      made: 'translations',
      title: 'docs-title-translations',
      description: 'docs-description-translations',
      query: ['state', 'order'],
    },
    'side-by-side': {
      address: '/:locale/side-by-side/+',
      part: 'side-by-side',
      made: 'side-by-side',
      title: 'docs-title-side-by-side',
    },
    // Tables that grow while they are looked at.
    flaws: { address: '/:locale/_flaws', part: 'writers', kept: false, query: ['kind', 'page', 'q'] },
    translations: { address: '/:locale/_translations/*', part: 'writers', kept: false, query: ['kind', 'page', 'q'] },
    sitemap: { address: '/:locale/_sitemap/*', part: 'writers', kept: false, query: ['kind', 'page', 'q'] },
  },
  parts: {
    // With the languages of the trail and of the contents it has 12.995 KB; hashes in the names of files move that by 0.05.
    page: { source: 'src/pages/document-page.tsx', fallback: { kind: 'plain-document' }, budgetKb: 13.25 },
    'compat-table': { source: 'src/pages/compat-table.tsx', fallback: { kind: 'nothing' }, budgetKb: 8 },
    play: { source: 'src/pages/play-page.tsx', fallback: { kind: 'plain-document' }, budgetKb: 10.5, ahead: ['docs-workshop'] },
    // Shows what the API tells staff and writers; other readers are told that it is for them.
    // Names of files are in it, which compress a few bytes better or worse in each build.
    feedback: { source: 'src/pages/feedback-page.tsx', fallback: { kind: 'plain-document' }, budgetKb: 8.25 },
    // Only sites in writer or development mode have pages for it.
    writers: { source: 'src/pages/writers-page.tsx', fallback: { kind: 'plain-document' }, budgetKb: 6 },
    translations: { source: 'src/pages/translations-page.tsx', fallback: { kind: 'plain-document' }, budgetKb: 7.5 },
    'side-by-side': { source: 'src/pages/side-by-side-page.tsx', fallback: { kind: 'plain-document' }, budgetKb: 6 },
  },
  opens: ['bookmark', 'ad-side', 'ad-bottom'],
  fills: [{ slot: 'compat-table', part: 'compat-table', on: ['/:locale/plus/updates/*'] }],
  publishes: [
    { event: 'document/opened', version: 1 },
    { event: 'document/closed', version: 1 },
    { event: 'play-queue/toggled', version: 1 },
  ],
  consumes: [],
  calls: [
    'voteOnPage',
    'readPageFeedback',
    'signIn',
    'keepLearning',
    'sharePlayground',
    'readPlayground',
    'listPlayModules',
    'flagPlayground',
    'listPlaygrounds',
    'exportPlaygrounds',
    'renamePlayground',
    'deletePlayground',
    'search',
    'countSurveyStep',
    'answerSurvey',
  ],
  entryBudgetKb: 4,
  // The words of any one language on a document, which are 6 KB with those of shell, search, ads and plus.
  // The editor of the playground: itself, what helps while writing, and the names that it completes; what is around its panes; what its script is
  // written in, what makes such code ready, and the compiler.
  lateBudgetsKb: {
    words: 3.1,
    'docs-workshop': 150,
    'docs-workshop-tools': 22,
    'docs-workshop-names': 16,
    'docs-workbench': 8,
    'docs-script-tools': 5,
    'docs-script-preparation': 5,
    'docs-compile-worker': 44,
  },
});
