import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { noPages, type SitePages } from '@webdocs/contracts/remote/site-pages';
import { configurationIn } from './configuration-in.ts';

const declared: SitePages = {
  ...noPages,
  pages: [{ pattern: '/:locale/docs/*', translated: true }],
  links: ['/docs/Web', '/docs/Web/API', '/blog/', '/plus', '/observatory'],
};
const configuration = { siteName: 'Kettles' } as PublicConfiguration;
const content = (...paths: string[]) => ({
  exists: (_: string, path: string) => paths.includes(path),
  destination: () => undefined,
  revision: () => '1',
});

test('documents that are there in English only are named to pages of another language', () => {
  const there = content('/en-US/docs/Web', '/en-US/docs/Web/API', '/fr/docs/Web');
  expect(configurationIn('fr', { configuration, content: there }, declared)).toMatchObject({
    siteName: 'Kettles',
    onlyInEnglish: ['/docs/Web/API'],
  });
});

test('pages that are there in no language are named', () => {
  const there = content('/fr/docs/Web', '/fr/plus', '/en-US/blog/');
  const { absent = [] } = configurationIn('fr', { configuration, content: there }, declared);
  expect(declared.links.filter((path) => !absent.includes(path))).toEqual(['/docs/Web', '/blog/', '/plus']);
});

test('a page that has moved is there, and one that has left the site is not', () => {
  const moves: Readonly<Record<string, string>> = {
    '/en-US/docs/Web': '/en-US/docs/Web_platform#top',
    '/en-US/docs/Web/API': 'https://elsewhere.example/',
  };
  const there = {
    ...content('/en-US/docs/Web_platform', '/en-US/blog/', '/en-US/plus', '/en-US/observatory'),
    destination: ({ pathname }: { readonly pathname: string }) => moves[pathname],
  };
  expect(configurationIn('en-US', { configuration, content: there }, declared).absent).toEqual(['/docs/Web/API']);
});

test('where everything is there in the language of the page, nothing is said', () => {
  const everything = content(...declared.links.map((path) => `/fr${path}`));
  expect(configurationIn('fr', { configuration, content: everything }, declared)).toEqual(configuration);
});

test('a page that is written while the site runs is named no longer', () => {
  const paths: string[] = [];
  const growing = {
    exists: (_: string, path: string) => paths.includes(path),
    destination: () => undefined,
    revision: () => String(paths.length),
  };
  expect(configurationIn('en-US', { configuration, content: growing }, declared).absent).toContain('/observatory');
  paths.push('/en-US/observatory');
  expect(configurationIn('en-US', { configuration, content: growing }, declared).absent).not.toContain('/observatory');
  expect(configurationIn('en-US', { configuration, content: growing }, declared)).toBe(
    configurationIn('en-US', { configuration, content: growing }, declared),
  );
});

test('a page that asks for a link in a menu gets it by its title, in English where the language has none', () => {
  const titles = { 'en-US': { games: 'Games', chess: 'Chess' }, fr: { games: 'Jeux' } };
  const pages: SitePages['pages'] = [
    { pattern: '/:locale/games', menuEntry: 'tools', title: 'games' },
    { pattern: '/:locale/games/chess', menuEntry: 'tools', title: 'chess' },
    { pattern: '/:locale/games/off', menuEntry: 'tools', title: 'games', feature: 'plus' },
  ];
  const off = { ...configuration, features: { plus: false } } as PublicConfiguration;
  expect(configurationIn('fr', { configuration: off, content: content() }, { pages, titles, links: [] }).menuLinks).toEqual([
    { menu: 'tools', href: '/fr/games', text: 'Jeux' },
    { menu: 'tools', href: '/fr/games/chess', text: 'Chess' },
  ]);
});
