import type { PageEntry } from '@webdocs/contracts/remote/definition';
import type { Release } from '@webdocs/contracts/remote/release';
import { buildRelease } from '@webdocs/testing/release-builder';
import { pageClashes } from './page-clashes.ts';

/** A remote with these pages, under names that do not matter. */
function remote(name: string, entries: readonly PageEntry[], more: Partial<Release> = {}): Release {
  const pages = Object.fromEntries(entries.map((entry, index) => [`page-${index}`, entry]));
  return { ...buildRelease({ name, definition: { pages } }).release, ...more };
}

const plus = remote('mfe-plus', [
  { address: '/:locale/plus/*', feature: 'plus' },
  { address: '/:locale/plus', part: 'page', body: 'own' },
  { address: '/:locale/plus/settings', part: 'page', body: 'own', shortcut: 'settings' },
]);

test('remotes whose pages are apart go together, and so does a page in a section of another remote', () => {
  const games = remote('mfe-games', [
    { address: '/:locale/games/:id?', part: 'page', body: 'own', shortcut: 'play' },
    { address: '/:locale/plus/games', part: 'page', body: 'own' },
  ]);
  expect(pageClashes(games, [plus])).toEqual([]);
  expect(pageClashes(plus, [games])).toEqual([]);
});

test.each<[string, PageEntry]>([
  ['/:locale/plus/settings', { address: '/:locale/plus/settings', kept: false }],
  ['/:locale/plus/:page', { address: '/:locale/plus/:page', frameSources: ['https://games.example'] }],
])('a remote says nothing of a page that another one shows: %s', (entry, foreign) => {
  const games = remote('mfe-games', [foreign]);
  expect(pageClashes(games, [plus])).toContain(
    `its entry ${entry} says something of /:locale/plus/settings, a page of the live mfe-plus 1.0.0`,
  );
  expect(pageClashes(plus, [games])).toContain(
    `entry ${entry} of the live mfe-games 1.0.0 says something of its page /:locale/plus/settings`,
  );
});

test('nor of all pages at once, or of a section that is not its own', () => {
  for (const address of ['/:locale/*', '/:locale/plus/+']) {
    const games = remote('mfe-games', [
      { address, kept: false },
      { address: '/:locale/games', part: 'page', body: 'own' },
    ]);
    expect(pageClashes(games, [plus])).toContain(
      `its entry ${address} says something of /:locale/plus/settings, a page of the live mfe-plus 1.0.0`,
    );
  }
});

test('a word leads to one remote alone', () => {
  const shortcut = (word: string) => remote('mfe-games', [{ address: '/:locale/games', part: 'page', body: 'own', shortcut: word }]);
  for (const word of ['settings', 'plus'])
    expect(pageClashes(shortcut(word), [plus])).toEqual([
      `its shortcut ${word} leads where the live mfe-plus 1.0.0 has pages or a shortcut`,
    ]);
  const below = remote('mfe-games', [{ address: '/:locale/settings/+', part: 'page', body: 'own' }]);
  expect(pageClashes(below, [plus])).toEqual(['it has pages below settings, a shortcut of the live mfe-plus 1.0.0']);
});

test('a title belongs to one remote alone', () => {
  const titled = (name: string, locale: string) => remote(name, [], { titles: { [locale]: { 'title-play': 'Play' } } });
  expect(pageClashes(titled('mfe-games', 'fr'), [titled('mfe-docs', 'en-US')])).toEqual([
    'its title title-play is also one of the live mfe-docs 1.0.0',
  ]);
});
