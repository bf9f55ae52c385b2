import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { framePages } from '@webdocs/contracts/page/site-links';
import { configurationIn } from './configuration-in.ts';

const configuration = { siteName: 'Kettles' } as PublicConfiguration;
const content = (...paths: string[]) => ({ exists: (_: string, path: string) => paths.includes(path), revision: () => '1' });

test('documents that are there in English only are named to pages of another language', () => {
  const there = content('/en-US/docs/Web', '/en-US/docs/Web/API', '/fr/docs/Web');
  expect(configurationIn('fr', { configuration, content: there })).toMatchObject({ siteName: 'Kettles', onlyInEnglish: ['/docs/Web/API'] });
});

test('pages that are there in no language are named', () => {
  const there = content('/fr/docs/Web', '/fr/plus', '/en-US/blog/');
  const { absent = [] } = configurationIn('fr', { configuration, content: there });
  expect(framePages.filter((path) => !absent.includes(path))).toEqual(['/docs/Web', '/blog/', '/plus']);
});

test('where everything is there in the language of the page, nothing is said', () => {
  const everything = content(...framePages.map((path) => `/fr${path}`));
  expect(configurationIn('fr', { configuration, content: everything })).toEqual(configuration);
});

test('a page that is written while the site runs is named no longer', () => {
  const paths: string[] = [];
  const growing = { exists: (_: string, path: string) => paths.includes(path), revision: () => String(paths.length) };
  expect(configurationIn('en-US', { configuration, content: growing }).absent).toContain('/observatory');
  paths.push('/en-US/observatory');
  expect(configurationIn('en-US', { configuration, content: growing }).absent).not.toContain('/observatory');
  expect(configurationIn('en-US', { configuration, content: growing })).toBe(configurationIn('en-US', { configuration, content: growing }));
});
