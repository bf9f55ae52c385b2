/** @jest-environment jsdom */
import { setAside } from './set-aside.ts';

function place(element: Element, top: number, height: number): void {
  element.getBoundingClientRect = () => ({ top, height, bottom: top + height }) as DOMRect;
}

const leftOut = () =>
  [...document.querySelectorAll<HTMLElement>('[data-long] > *')].map(({ style }) => [
    style.contentVisibility,
    style.containIntrinsicBlockSize,
  ]);
const inTheText = ['', ''];

let support: boolean;

beforeEach(() => {
  support = true;
  Object.assign(window, { CSS: { supports: () => support }, scrollBy: jest.fn(), innerHeight: 800 });
  document.body.innerHTML = '<main><div data-long><h2></h2><div></div><div></div><div></div></div></main>';
  const blocks = [...document.querySelectorAll('[data-long] > *')];
  const heights = [400, 500, 900, 70];
  let top = -600;
  for (const [index, block] of blocks.entries()) {
    place(block, top, heights[index] ?? 0);
    top += heights[index] ?? 0;
  }
});

test('of a page that is left, what is out of the window costs nothing more, and keeps its height', () => {
  setAside();
  expect(leftOut()).toEqual([['auto', '400px'], inTheText, inTheText, ['auto', '70px']]);
});

test('what the reader has before their eyes stays where it is', () => {
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-long] > *');
  const read = second?.appendChild(document.createElement('p'));
  // Above it a margin is lost.
  if (read) read.getBoundingClientRect = () => ({ top: first?.style.contentVisibility ? 70 : 100 }) as DOMRect;
  setAside();
  expect(window.scrollBy).toHaveBeenCalledWith({ top: -30, behavior: 'instant' });
});

test('a browser that leaves nothing out, and a page without a long text, are left alone', () => {
  support = false;
  setAside();
  expect(leftOut()).toEqual([inTheText, inTheText, inTheText, inTheText]);
  document.body.innerHTML = '<main></main>';
  support = true;
  expect(setAside).not.toThrow();
});
