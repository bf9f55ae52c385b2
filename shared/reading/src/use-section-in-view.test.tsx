/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { headingsAbove, useSectionInView } from './use-section-in-view.ts';

afterEach(cleanup);

const above = (line: number, tops: readonly number[]) => headingsAbove(line, tops.length, (index) => tops[index] ?? 0);

test('a reader at the top of the page is in no section yet', () => {
  expect(above(240, [700, 1500])).toBe(0);
});

test('a section is the current one from its heading to the next', () => {
  const scrolled = (by: number) => [300 - by, 1500 - by];
  expect(above(240, scrolled(60))).toBe(1);
  expect(above(240, scrolled(1259))).toBe(1);
  expect(above(240, scrolled(1260))).toBe(2);
  expect(above(240, scrolled(99_999))).toBe(2);
});

test('a page without headings has no current section', () => {
  expect(above(240, [])).toBe(0);
});

test('of thousands of headings a few are measured', () => {
  const topOf = jest.fn((index: number) => index * 100);
  expect(headingsAbove(240_000, 5000, topOf)).toBe(2401);
  expect(topOf.mock.calls.length).toBeLessThan(15);
});

function Reading({ ids }: { ids: string[] }) {
  return <output>{useSectionInView(ids) ?? 'none'}</output>;
}

test('the current section follows the headings on the page, those next to the line are watched, and watching ends with it', () => {
  let notify: () => void = () => {};
  let observed: string[] = [];
  const disconnect = jest.fn(() => (observed = []));
  class Observer {
    constructor(callback: () => void) {
      notify = callback;
    }
    observe = (element: Element) => observed.push(element.id);
    disconnect = disconnect;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const ids = ['syntax', 'examples', 'notes', 'see_also'];
  document.body.innerHTML = ids.map((id) => `<h2 id="${id}"></h2>`).join('');
  let scrolled = 0;
  for (const [index, heading] of [...document.querySelectorAll('h2')].entries())
    heading.getBoundingClientRect = () => ({ top: 1000 + index * 2000 - scrolled }) as DOMRect;

  const { unmount } = render(<Reading ids={['not_in_this_page', ...ids]} />);
  const stops: ReadonlyArray<readonly [to: number, current: string, watched: string[]]> = [
    [0, 'none', ['syntax']],
    [900, 'syntax', ['syntax', 'examples']],
    [5000, 'notes', ['notes', 'see_also']],
    [9000, 'see_also', ['see_also']],
    [2900, 'examples', ['examples', 'notes']],
    [0, 'none', ['syntax']],
  ];
  for (const [to, current, watched] of stops) {
    scrolled = to;
    act(() => notify());
    expect(screen.getByRole('status').textContent).toBe(current);
    expect(observed).toEqual(watched);
  }
  const before = disconnect.mock.calls.length;
  act(() => notify());
  expect(disconnect).toHaveBeenCalledTimes(before);
  unmount();
  expect(observed).toEqual([]);
});

test('the server prints no current section, so its HTML is the same for every reader', () => {
  expect(renderToString(<Reading ids={['syntax']} />)).toContain('none');
});
