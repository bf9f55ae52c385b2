/** @jest-environment jsdom */
import type { Completion } from '@codemirror/autocomplete';
import { withExcerpt } from './excerpt.ts';

const asked: string[] = [];
let answer: { readonly ok: boolean; readonly json?: () => Promise<unknown> };
beforeEach(() => {
  asked.length = 0;
  document.documentElement.lang = 'fr';
  answer = { ok: true, json: async () => ({ title: 'gap', summary: 'Sets the <gaps>.', locale: 'en-US' }) };
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    return answer;
  }) as unknown as typeof fetch;
});

const excerptOf = (completion: Completion) => (completion.info as (completion: Completion) => Promise<HTMLElement | null>)(completion);
const about = (name: string) => withExcerpt({ label: name, about: `Web/CSS/Reference/Properties/${name}` });

test('a name is shown with what its page says first, in the language of that', async () => {
  const excerpt = await excerptOf(about('gap'));
  expect([excerpt?.textContent, excerpt?.lang, asked]).toEqual([
    'Sets the <gaps>.',
    'en-US',
    ['/fr/docs/Web/CSS/Reference/Properties/gap/metadata.json'],
  ]);
});

test('names that a reader passes on the way are not asked for', async () => {
  const [passed, shown] = await Promise.all([excerptOf(about('row-gap')), excerptOf(about('column-gap'))]);
  expect([passed, shown?.textContent, asked.length]).toEqual([null, 'Sets the <gaps>.', 1]);
});

test('without a page or a network there is no excerpt, and a word of the language has none', async () => {
  answer = { ok: false };
  expect(await excerptOf(about('no-page'))).toBeNull();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(await excerptOf(about('offline'))).toBeNull();
  expect(asked).toHaveLength(1);
  expect(withExcerpt({ label: 'return' })).toEqual({ label: 'return' });
});
