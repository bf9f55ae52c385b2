import type { DeclaredPage } from '@webdocs/contracts/remote/page-facts';
import { ownPageAt } from './declared-pages.ts';

const games = { pattern: '/:locale/games', part: 'page', body: 'own' } as const;
const at = (locale: 'en-US' | 'fr' | 'ja', page: Omit<DeclaredPage, 'pattern'>) =>
  ownPageAt(locale, 'Games', [{ ...games, ...page } as DeclaredPage]);

test('a page of its remote is there in every language, in the spelling of its definition', () => {
  expect(at('fr', {})).toMatchObject({ locale: 'fr', slug: 'games' });
});

test('a page that has a few languages is found in these, and elsewhere leads to English or to the first of them', () => {
  expect(at('fr', { languages: ['en-US', 'fr'] })).toMatchObject({ locale: 'fr' });
  expect(at('ja', { languages: ['fr', 'en-US'] })).toMatchObject({ locale: 'en-US' });
  expect(at('ja', { languages: ['fr'] })).toMatchObject({ locale: 'fr' });
});

test('a page for which English stands in is shown under the language that was asked for', () => {
  expect(at('ja', { languages: ['en-US'], standIn: true } as Omit<DeclaredPage, 'pattern'>)).toMatchObject({ locale: 'ja' });
});
