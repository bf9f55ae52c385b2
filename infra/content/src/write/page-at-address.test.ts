import type { DeclaredPage } from '@webdocs/contracts/remote/page-facts';
import { configuration } from '@webdocs/testing/public-configuration';
import type { Corpus } from '../read/corpus.ts';
import { allAddresses, pageAtAddress, type Lookup } from './page-at-address.ts';

const written = { locale: 'en-US', slug: 'tools/kettle' };
const corpus = {
  documents: { all: () => [] },
  posts: [],
  drafts: [],
  curriculum: [],
  spotlights: [],
  genericPages: [written],
} as unknown as Corpus;
/** A section with pages of a feature beside others. */
const pages: DeclaredPage[] = [
  { pattern: '/:locale/tools/cup', part: 'page', body: 'own' },
  { pattern: '/:locale/tools/letters', part: 'page', body: 'own', feature: 'newsletter' },
  { pattern: '/:locale/tools/kettle', feature: 'newsletter' },
];

const lookup = (newsletter: boolean): Lookup => ({
  corpus,
  declared: { pages, titles: {}, links: [] },
  closed: new Set(),
  configuration: { ...configuration, locales: ['en-US'], features: { ...configuration.features, newsletter } },
});

test('a page whose feature is off is no page and not among the addresses, also beside others that are there', () => {
  const [cup, letters, kettle] = ['/en-US/tools/cup', '/en-US/tools/letters', '/en-US/tools/kettle'];
  expect(allAddresses(lookup(true)).sort()).toEqual(['/en-US/', cup, kettle, letters]);
  expect(allAddresses(lookup(false)).sort()).toEqual(['/en-US/', cup]);
  for (const path of ['tools/letters', 'Tools/Kettle']) {
    expect(pageAtAddress('en-US', path, lookup(true))).toBeDefined();
    expect(pageAtAddress('en-US', path, lookup(false))).toBeUndefined();
  }
});
