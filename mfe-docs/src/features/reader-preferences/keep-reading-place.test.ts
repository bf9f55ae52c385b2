/** @jest-environment jsdom */
import { keepReadingPlace } from './keep-reading-place.ts';

function article(tops: number[]) {
  document.body.innerHTML = `<article>${tops.map(() => '<p>A line.</p>').join('')}</article>`;
  const shift = { by: 0 };
  const texts = [...document.querySelectorAll('p')];
  for (const [index, text] of texts.entries())
    text.getBoundingClientRect = () => new DOMRect(0, (tops[index] ?? 0) + shift.by * index, 600, 30);
  return { element: document.querySelector('article'), shift };
}

const scrollBy = jest.fn();
beforeEach(() => {
  scrollBy.mockClear();
  Object.assign(window, { scrollBy, scrollY: 500 });
});

test('the first line in the window stays where it is when the lines above it take more room', () => {
  const { element, shift } = article([-90, -40, 20, 80]);
  keepReadingPlace(element, () => (shift.by = 10));
  expect(scrollBy).toHaveBeenCalledWith({ top: 20, behavior: 'instant' });
});

test('at the top of the page nothing has to be kept', () => {
  Object.assign(window, { scrollY: 0 });
  const { element, shift } = article([20, 80]);
  keepReadingPlace(element, () => (shift.by = 10));
  expect(scrollBy).not.toHaveBeenCalled();
});

test('without text the change alone is made', () => {
  const change = jest.fn();
  keepReadingPlace(null, change);
  expect(change).toHaveBeenCalledTimes(1);
});
