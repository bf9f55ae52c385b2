/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { sectionInView, useSectionInView } from './use-section-in-view.ts';

afterEach(cleanup);

test('a reader at the top of the page is in no section yet', () => {
  expect(
    sectionInView(
      [
        ['syntax', 700],
        ['examples', 1500],
      ],
      240,
    ),
  ).toBeUndefined();
});

test('a section is the current one from its heading to the next', () => {
  const tops = (scrolled: number) =>
    [
      ['syntax', 300 - scrolled],
      ['examples', 1500 - scrolled],
    ] as const;
  expect(sectionInView(tops(60), 240)).toBe('syntax');
  expect(sectionInView(tops(1259), 240)).toBe('syntax');
  expect(sectionInView(tops(1260), 240)).toBe('examples');
  expect(sectionInView(tops(99_999), 240)).toBe('examples');
});

test('a page without headings has no current section', () => {
  expect(sectionInView([], 240)).toBeUndefined();
});

function Reading({ ids }: { ids: string[] }) {
  return <output>{useSectionInView(ids) ?? 'none'}</output>;
}

test('the current section follows the headings on the page, and watching ends with it', () => {
  let notify: () => void = () => {};
  const observed: Element[] = [];
  const disconnect = jest.fn();
  class Observer {
    constructor(callback: () => void) {
      notify = callback;
    }
    observe = (element: Element) => observed.push(element);
    disconnect = disconnect;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  document.body.innerHTML = '<h2 id="syntax"></h2><h2 id="examples"></h2>';
  const headings = [...document.querySelectorAll('h2')];
  headings.forEach((heading, index) => {
    heading.getBoundingClientRect = () => ({ top: index * 2000 - 10 }) as DOMRect;
  });

  const { unmount } = render(<Reading ids={['syntax', 'not_in_this_page', 'examples']} />);
  expect(observed).toEqual(headings);
  act(() => notify());
  expect(screen.getByRole('status').textContent).toBe('syntax');
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('the server prints no current section, so its HTML is the same for every reader', () => {
  expect(renderToString(<Reading ids={['syntax']} />)).toContain('none');
});
