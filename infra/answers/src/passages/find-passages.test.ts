import type { SearchHit, WeighedWord } from '@webdocs/search';
import { findPages, type PassageSources } from './find-passages.ts';

const hit = (slug: string, title: string, summary: string): SearchHit => ({
  url: `/en-US/docs/${slug}`,
  slug,
  title,
  summary,
  locale: 'en-US',
  popularity: 0,
  score: 1,
  marked: { title: [], body: [] },
});
const word = (text: string): WeighedWord => ({
  ...{ word: text, stem: text, means: [], weight: 1 },
  ...{ rarity: 0.8, isCode: false, isKnown: true },
});

/** A search that finds a page by its title, and otherwise those given. */
function searchOf(found: readonly SearchHit[], titled: readonly SearchHit[]) {
  const asked: string[] = [];
  const search: PassageSources['search'] = {
    find: async ({ query }) => {
      asked.push(query);
      const named = titled.filter(({ title }) => title === query);
      return { source: 'index', hits: named.length > 0 ? named : found, total: 1, took: 0 };
    },
    texts: async (urls) => new Map(urls.map((url) => [url, [{ text: url === whole.url ? whole.summary : '', kind: 'text' }]])),
    weigh: async (text) => text.split(' ').map(word),
  };
  const content = { page: () => Promise.reject(new Error('not made')), lastChange: () => undefined };
  return { sources: { search, content }, asked };
}

const wanted = (text: string) => ({ text, question: text, locale: 'en-US' as const, isDefinition: false });
const part = hit('Web/API/Sight_API/Timing', 'Timing', 'How long an element is visible.');
const whole = hit('Web/API/Sight_API', 'Sight API', 'Tells when an element becomes visible.');

test('the page above one that was found is looked at too, and comes first where it says more', async () => {
  const { sources } = searchOf([part], [whole]);
  const { pages } = await findPages(wanted('element becomes visible'), sources);
  expect(pages.map((page) => page.hit.title)).toEqual(['Sight API', 'Timing']);
});

test('what is above everything is not looked for, nor what was found already', async () => {
  const { sources, asked } = searchOf([part, whole, hit('Web/API', 'API', 'All of them.')], []);
  await findPages(wanted('element becomes visible'), sources);
  expect(asked).toEqual(['element becomes visible']);
});
