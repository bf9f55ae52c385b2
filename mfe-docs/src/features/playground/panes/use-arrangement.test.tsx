/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { usualArrangement } from './arrangement.ts';
import { useArrangement } from './use-arrangement.ts';

const key = 'playground-panes';
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<main><div data-pane="code"></div><div data-pane="js"></div></main>';
});

function open() {
  const root = { current: document.querySelector('main') };
  const { result, unmount } = renderHook(() => useArrangement(root));
  const grow = (name: string) => document.querySelector<HTMLElement>(`[data-pane="${name}"]`)?.style.getPropertyValue('--grow');
  return { now: () => result.current[0], arrange: result.current[1], grow, unmount };
}

test('panes lie as usual where nothing is remembered, and nothing is kept for that', () => {
  const { now, grow } = open();
  expect(now()).toEqual(usualArrangement);
  expect(grow('code')).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('what is arranged is there at the next visit, sizes too', () => {
  const first = open();
  act(() => first.arrange(({ sizes }) => ({ editors: 'tabs', tab: 'js', sizes: { ...sizes, beside: { code: 700 } } })));
  act(() => first.arrange(({ folded }) => ({ folded: [...folded, 'console'] })));
  first.unmount();
  document.querySelector<HTMLElement>('[data-pane="code"]')?.style.removeProperty('--grow');

  const { now, grow, arrange } = open();
  expect(now()).toMatchObject({ editors: 'tabs', tab: 'js', folded: ['console'] });
  expect([grow('code'), grow('js')]).toEqual(['700', '']);
  // Below the code, panes have other sizes.
  act(() => arrange(() => ({ result: 'below' })));
  expect(grow('code')).toBe('');
});

test('a browser that keeps nothing arranges all the same', async () => {
  for (const name of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { now, arrange } = open();
  act(() => arrange(() => ({ result: 'below' })));
  expect(now().result).toBe('below');
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  jest.restoreAllMocks();
  expect(localStorage.getItem(key)).toBeNull();
});
