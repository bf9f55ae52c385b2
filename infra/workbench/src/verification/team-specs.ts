/**
 * Browser tests by the package whose pages and parts they look at; a beginning of a name stands for all files that begin so. A test
 * keeps this table and the files equal: a new spec is entered here, or it would be in the gate of no team.
 */
export const teamSpecs: Readonly<Record<string, readonly string[]>> = {
  shell: [
    'spec/000-2-header',
    'spec/000-2-home',
    'spec/000-2-maintenance',
    'spec/000-2-not-found',
    'spec/000-2-routes',
    'spec/000-6-read-only',
    'spec/000-7-telemetry.',
    'spec/001-2-frame',
    'spec/001-6-switched-off',
  ],
  'mfe-docs': [
    'spec/000-4-feedback',
    'spec/001-2-document',
    'spec/001-2-side-by-side',
    'spec/001-2-translation-lag',
    'spec/001-4-document',
    'spec/001-5-surveys',
    'spec/001-8-document',
    'spec/001-9',
  ],
  'mfe-search': ['spec/000-2-search-box', 'spec/001-2-search', 'journeys/look-things-up'],
  'mfe-plus': [
    'spec/000-2-updates',
    'spec/000-4-bookmark',
    'spec/000-4-states',
    'spec/000-5-collections',
    'spec/000-7-calls',
    'spec/000-7-telemetry-dashboard',
    'spec/001-2-newsletter',
    'spec/001-2-observatory',
    'spec/001-2-plus',
    'spec/001-2-settings',
    'journeys/ask-ai-help',
    'journeys/keep-an-account',
    'journeys/look-after-accounts',
  ],
  'mfe-blog-curriculum': [
    'spec/000-4-viewed-articles',
    'spec/001-2-about',
    'spec/001-2-blog',
    'spec/001-2-community',
    'spec/001-2-curriculum',
  ],
  'mfe-ads': ['spec/000-2-ads', 'spec/000-2-campaigns'],
};

/** What belongs to all of them together: run with the whole, not with one team. */
export const specsOfAll = [
  'failures/',
  'journeys/add-a-remote',
  'journeys/follow-every-link',
  'journeys/hydrate-when-it-suits',
  'journeys/move-between-pages',
  'journeys/read-',
  'journeys/small-changes',
  'journeys/work-on-a-remote',
  'journeys/write-a-page',
  'spec/screens',
];

/** Words for Playwright: the tests of one team. A remote without a row has none, and says so by its unit tests alone. */
export function specsOfTeam(team: string): readonly string[] {
  return teamSpecs[team] ?? [];
}
