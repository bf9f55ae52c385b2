/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useFollowedPage } from './use-followed-page.ts';

let events = new EventTarget();
Object.assign(globalThis, {
  EventSource: class extends EventTarget {
    constructor() {
      super();
      events = this;
    }
    close() {}
  },
});

function pageThatSays(...texts: Array<string | undefined>) {
  const left = [...texts];
  globalThis.fetch = jest.fn(async () => {
    const text = left.shift();
    return { ok: text !== undefined, text: async () => text };
  }) as unknown as typeof fetch;
}

const change = () => events.dispatchEvent(new Event('message'));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['is shown again when its text changed', ['one', 'two'], 1],
  ['stays when only other pages changed', ['one', 'one'], 0],
  ['stays while its file cannot be read', ['one', undefined], 0],
  ['is shown again when the file can be read again and says something else', ['one', undefined, 'two'], 1],
])('a page %s', async (_, texts, times) => {
  pageThatSays(...texts);
  const showAnew = jest.fn();
  renderHook(() => useFollowedPage('/en-US/docs/Tea', showAnew));
  change();
  for (let left = texts.length - 1; left > 0; left--) {
    change();
    await settled();
  }
  await settled();
  expect(showAnew).toHaveBeenCalledTimes(times);
});
