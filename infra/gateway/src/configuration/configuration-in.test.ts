import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { configurationIn } from './configuration-in.ts';

const configuration = { siteName: 'Kettles' } as PublicConfiguration;
const content = (...paths: string[]) => ({ exists: (_: string, path: string) => paths.includes(path) });

test('documents that are there in English only are named to pages of another language', () => {
  const there = content('/en-US/docs/Web', '/en-US/docs/Web/API', '/fr/docs/Web');
  expect(configurationIn('fr', { configuration, content: there })).toEqual({ siteName: 'Kettles', onlyInEnglish: ['/docs/Web/API'] });
});

test('where everything is translated, or nothing is there at all, nothing is said', () => {
  expect(configurationIn('fr', { configuration, content: content() })).toBe(configuration);
  expect(configurationIn('en-US', { configuration, content: content('/en-US/docs/Web') })).toBe(configuration);
});
