/** @jest-environment jsdom */
import type { Page } from '@webdocs/contracts/page/page';
import { isNewEdition, refreshOnReturn } from './refresh-page.ts';

let refreshed: number;
let refresh: () => Promise<void>;
const focus = () => window.dispatchEvent(new Event('focus'));
const see = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.restoreAllMocks();
  refreshed = 0;
  refresh = async () => void (refreshed += 1);
});
afterEach(() => jest.useRealTimers());

test('a page is refreshed when its reader comes back, at most every five seconds', async () => {
  refreshOnReturn({ window, everyMs: undefined, refresh });
  see('visible');
  await pass(4000);
  focus();
  expect(refreshed).toBe(1);
  await pass(1500);
  focus();
  expect(refreshed).toBe(2);
});

test('a reader who has just left has nothing refreshed until they come back', async () => {
  const asked = jest.fn(async () => undefined);
  see('hidden');
  refreshOnReturn({ window, everyMs: undefined, refresh: asked });
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
  see('visible');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('in development it is refreshed every 500 ms, but not while it is hidden or the server does not answer', async () => {
  refreshOnReturn({ window, everyMs: 500, refresh });
  await pass(2000);
  expect(refreshed).toBe(4);
  see('hidden');
  await pass(2000);
  expect(refreshed).toBe(4);
  see('visible');
  const before = refreshed;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pass(2000);
  expect(refreshed).toBe(before);
});

test('one refresh waits for the one before, and one that fails is not the last', async () => {
  let end: () => void = () => undefined;
  refreshOnReturn({
    window,
    everyMs: 500,
    refresh: async () => {
      refreshed += 1;
      await new Promise<void>((resolve, reject) => (end = refreshed === 1 ? () => reject(new Error('no')) : resolve));
    },
  });
  await pass(3000);
  expect(refreshed).toBe(1);
  end();
  await pass(600);
  expect(refreshed).toBe(2);
});

test.each([
  ['the same text is nothing new', 'a', '/en-US/docs/Tea', false],
  ['another text is', 'b', '/en-US/docs/Tea', true],
  ['a text that cannot be compared is not', undefined, '/en-US/docs/Tea', false],
  ['another document is no new edition', 'b', '/en-US/docs/Coffee', false],
])('%s', (_, digest, url, expected) => {
  const page = (given: string | undefined, address: string): Page => ({
    renderer: 'Doc',
    url: address,
    doc: { mdn_url: address, title: 'Tea', pageTitle: 'Tea', locale: 'en-US', body: [] },
    ...(given ? { digest: given } : {}),
  });
  expect(isNewEdition(page(digest, url), page('a', '/en-US/docs/Tea'))).toBe(expected);
});
