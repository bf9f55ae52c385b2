import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { optOutCookie, optOutCookieFor } from '@webdocs/contracts/telemetry/opt-out';
import { preferredLocaleCookie } from '@webdocs/contracts/reader/locale';
import { defaultContentRoot } from './default-content.ts';

const root = join(import.meta.dirname, '../../..');
const written = (name: string) => readFileSync(join(defaultContentRoot, `generic/en-US/about/${name}.md`), 'utf8');
const choices = written('data-choices');
const privacy = written('privacy');

/** The names in the first column of the table below a heading. */
function namesBelow(heading: string): string[] {
  const section = choices.slice(choices.indexOf(`## ${heading}`)).split('\n## ')[0] ?? '';
  const cells = section.split('\n').flatMap((line) => (line.startsWith('| `') || /^\| .*`/.test(line) ? [line.split('|')[1] ?? ''] : []));
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

/** Sources of these folders that a pattern is in, as paths from the root. */
function sourcesWith(pattern: RegExp, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${sep}node_modules${sep}`) && pattern.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file).split(sep).join('/'))
    .sort();
}

const rooms = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
const inBrowsers = [...rooms.map((room) => `${room}/src`), ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}/src`)];

/** What each source stores in a browser. A source that is not here stores something that users are not told of. */
const storedBy: Readonly<Record<string, readonly string[]>> = {
  'mfe-docs/src/device-storage/kept-playgrounds.ts': ['playground-kept'],
  'mfe-docs/src/features/baseline/use-remembered-open.ts': ['baseline-indicator'],
  'mfe-docs/src/features/play-queue/has-kept-queue.ts': ['play-queue'],
  'mfe-docs/src/features/play-queue/kept-queue.ts': ['play-queue'],
  'mfe-docs/src/features/playground/panes/use-arrangement.ts': ['playground-panes'],
  'mfe-docs/src/features/playground/use-playground-code.ts': ['playground-session-code'],
  'mfe-docs/src/features/playground/use-typed-runs.ts': ['playground-run-as-typed'],
  'mfe-docs/src/features/reader-preferences/preference-store.ts': ['reader-preferences'],
  'mfe-docs/src/features/sharing/ShareDialog.tsx': ['playground-session-code'],
  'mfe-docs/src/features/survey/survey-memory.ts': ['survey.…'],
  'mfe-docs/src/features/viewed-articles/use-viewed-article.ts': ['frequently-viewed-documents-v2'],
  'mfe-plus/src/data/note-viewed.ts': ['viewed.plus_updates_v2', 'viewed.plus_newsletter', 'viewed.plus_ai_help'],
  'mfe-plus/src/data/offline-settings.ts': ['MDNSettings'],
  'mfe-plus/src/features/ai-help-code/use-code-uses.ts': ['play-queue'],
  'mfe-plus/src/features/collection-items/kept-sort.ts': ['collections-sort'],
  'mfe-plus/src/features/observatory-charts/ChartOrTable.tsx': ['observatory.view.…'],
  'mfe-plus/src/features/watching/watch-wish.ts': ['watch-after-sign-in'],
  'mfe-plus/src/fixes/chosen-server.ts': ['observatory.server'],
  'mfe-plus/src/pages/collections/use-frequent-articles.ts': ['frequently-viewed-documents-v2', 'frequently-viewed-documents'],
  'mfe-search/src/features/quick-search/recent-rows.ts': ['search-recent'],
  'shared/reading/src/code-block/wrap-control.ts': ['wrap-code'],
  'shared/reading/src/learning/progress-store.ts': ['learning-progress'],
  'shared/reading/src/open-playground.ts': ['playground-session-code'],
  'shared/telemetry/src/glean/kept-pings.ts': ['pings'],
  'shared/telemetry/src/glean/start-glean.ts': ['glean_session_last_active'],
  'shared/telemetry/src/measure-visit.ts': ['webdocs.viewed'],
  'shared/telemetry/src/what-is-stored.ts': ['pings', 'webdocs.viewed'],
  'shell/src/head/marks-before-paint.ts': ['theme', 'reader-preferences', 'wrap-code', 'baseline-indicator', 'whoami', 'nop'],
  'shell/src/menus/use-visit.ts': ['viewed.plus_updates_v2'],
  'shell/src/offline-worker/application.ts': ['mdn-app-…'],
  'shell/src/offline-worker/offline-answers.ts': ['mdn-app-…'],
  'shell/src/offline-worker/offline-database.ts': ['MDNOfflineDB'],
  'shell/src/offline-worker/pack-files.ts': ['packs'],
  'shell/src/session/follow-session.ts': ['whoami', 'nop', 'learning-progress', 'frequently-viewed-documents-v2', 'MDNSettings'],
  'shell/src/start.ts': ['webdocs-scroll'],
  'shell/src/theme/follow-theme.ts': ['theme'],
};

/** They open the storage for others, or look whether there is one. */
const openers = [
  'shared/reading/src/device-storage/with-storage.ts',
  'shell/src/head/hydration-marks.ts',
  'shell/src/storage/browser-storage.ts',
];
const storage =
  /\b(?:local|session)Storage\b|\bwithStorage\(|\b(?:localStore|tabStore)\b|indexedDB\.open|caches\.open|storage\.getDirectory/;

test('users are told of everything that is stored in their browser, by its name', () => {
  expect(sourcesWith(storage, inBrowsers).filter((file) => !openers.includes(file))).toEqual(Object.keys(storedBy).sort());
  const told = namesBelow('What your browser stores');
  expect([...new Set(Object.values(storedBy).flat())].filter((name) => !told.includes(name))).toEqual([]);
});

test('they are told of nothing that is not stored', () => {
  const stored = Object.values(storedBy).flat();
  const told = namesBelow('What your browser stores');
  expect(told.filter((name) => !stored.includes(name))).toEqual([]);
});

test.each([...new Set(Object.values(storedBy).flat())])('%s is a name that the code has', (name) => {
  // What is after these beginnings is put together where the page runs.
  const fixed = name.replace('…', '').replace(/^viewed\..*/, 'viewed.');
  expect(sourcesWith(new RegExp(`['"\`]${fixed.replaceAll('.', '\\.')}`), inBrowsers)).not.toEqual([]);
});

test('every cookie is named with what it is for, and no other is', () => {
  const ofServers = sourcesWith(/\bhostCookie\(/, ['infra/api/src'])
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/hostCookie\('(\w+)'/g)])
    .map(([, name = '']) => name);
  expect(sourcesWith(/document\.cookie =|cookieStore\b/, inBrowsers)).toEqual([
    'mfe-blog-curriculum/src/features/data-choices/DataChoices.tsx',
    'mfe-docs/src/features/translation-note/TranslationNote.tsx',
    'shell/src/menus/language-memory/LanguageMemory.tsx',
  ]);
  expect(namesBelow('Cookies').sort()).toEqual([...ofServers, optOutCookie, preferredLocaleCookie.name].sort());
});

test('the cookies of choices last as long as users are told', () => {
  const year = 365 * 24 * 60 * 60;
  expect(choices).toMatch(new RegExp(`\\| \`${optOutCookie}\` \\|.*\\| A year \\|`));
  expect(optOutCookieFor(true, 'localhost')).toContain(`max-age=${year};`);
  expect(choices).toMatch(/\| `preferredlocale` \|.*\| Three years \|/);
  expect(preferredLocaleCookie.maxAgeSeconds).toBe(3 * year);
});

/** How the privacy page says what is stored with an account, by the table that holds it. */
const phrases: Readonly<Record<string, string>> = {
  activity_pings: 'it stores with your account that reading offline is switched on',
  access_tokens: 'a session cookie recognizes you',
  ai_help_asked: 'How many questions you asked is counted until the day ends',
  ai_help_chats: 'your conversations are stored on the server',
  collections: 'Collections, settings',
  collection_items: 'Collections, settings',
  collection_shares: 'code that you share under a short link',
  digests: 'the language and the frequency of the email',
  learning_progress: 'your progress in Learn',
  observatory_watches: 'what you watch (pages, features, collections and sites)',
  payment_checkouts: 'Of a subscription the server stores',
  payment_customers: 'the number by which the payment provider knows you',
  playgrounds: 'code that you share under a short link',
  sessions: 'a session cookie recognizes you',
  settings: 'settings',
  subscription_changes: 'since when',
  subscriptions: 'which plan you have',
  watches: 'what you watch (pages, features, collections and sites)',
};

/** They say which member of staff wrote what is in them. */
const ofStaff = ['campaigns', 'newsletter_issues', 'surveys'];

const migrations = sourcesWith(/create table/, ['infra/database/src/migrations']).map((file) => readFileSync(join(root, file), 'utf8'));
const ofAccounts = migrations
  .flatMap((text) => text.split(/(?=create table )/))
  .filter((statement) => /references accounts\b/.test(statement.split('execute(')[0] ?? ''))
  .map((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? '');

test.each([...new Set(ofAccounts)].filter((table) => !ofStaff.includes(table)))(
  'the privacy page says what the table %s holds of an account',
  (table) => {
    expect(phrases[table]).toBeDefined();
    expect(privacy).toContain(phrases[table]);
  },
);
