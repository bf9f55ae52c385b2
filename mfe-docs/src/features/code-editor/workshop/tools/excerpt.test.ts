/** @jest-environment jsdom */
import type { Completion } from '@codemirror/autocomplete';
import type * as Module from './excerpt.ts';

const gap = { slug: 'Web/CSS/Reference/Properties/gap', summary: 'Sets the <gaps>.', locale: 'fr' };
const mockSearch = jest.fn();
jest.mock('@webdocs/remote-kit/call', () => ({ call: (_: unknown, { query }: { query: unknown }) => mockSearch(query) as unknown }));
let withExcerpt: typeof Module.withExcerpt;
beforeEach(async () => {
  document.documentElement.lang = 'fr';
  jest.resetModules();
  mockSearch.mockReset().mockResolvedValue({ documents: [{ ...gap, slug: 'Web/CSS/Reference/Properties/row-gap' }, gap] });
  ({ withExcerpt } = await import('./excerpt.ts'));
});

const excerptOf = (completion: Completion) => (completion.info as (completion: Completion) => Promise<HTMLElement | null>)(completion);
const about = (name: string) => withExcerpt({ label: name, about: `Web/CSS/Reference/Properties/${name}` });

test('a name is shown with what its page says first, in the language of that', async () => {
  const excerpt = await excerptOf(about('gap'));
  expect([excerpt?.textContent, excerpt?.lang, mockSearch.mock.calls]).toEqual(['Sets the <gaps>.', 'fr', [[{ q: 'gap', locale: 'fr' }]]]);
});

test('what is not translated is shown in English', async () => {
  mockSearch.mockResolvedValueOnce({ documents: [] });
  await excerptOf(about('gap'));
  expect(mockSearch.mock.calls).toEqual([[{ q: 'gap', locale: 'fr' }], [{ q: 'gap', locale: 'en-US' }]]);
});

test('a name is asked for once in a visit, and again where nothing was answered', async () => {
  for (let turn = 0; turn < 2; turn += 1) expect((await excerptOf(about('gap')))?.textContent).toBe('Sets the <gaps>.');
  expect(mockSearch).toHaveBeenCalledTimes(1);
  mockSearch.mockRejectedValueOnce(new Error('busy')).mockRejectedValueOnce(new Error('busy'));
  expect(await excerptOf(about('row-gap'))).toBeNull();
  expect(await excerptOf(about('row-gap'))).not.toBeNull();
});

test('names that a reader passes on the way are not asked for', async () => {
  const [passed, shown] = await Promise.all([excerptOf(about('row-gap')), excerptOf(about('gap'))]);
  expect([passed, shown?.textContent, mockSearch.mock.calls.length]).toEqual([null, 'Sets the <gaps>.', 1]);
});

test('without a page, an answer or a network there is no excerpt, and a word of the language has none', async () => {
  expect(await excerptOf(about('no-page'))).toBeNull();
  mockSearch.mockRejectedValue(new Error('busy'));
  expect(await excerptOf(about('gap'))).toBeNull();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(await excerptOf(about('gap'))).toBeNull();
  expect(mockSearch).toHaveBeenCalledTimes(4);
  expect(withExcerpt({ label: 'return' })).toEqual({ label: 'return' });
});
