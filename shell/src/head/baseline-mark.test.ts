/** @jest-environment jsdom */
import { markBaseline } from './marks-before-paint.ts';

const root = document.documentElement;
let knowsSelector = true;
beforeEach(() => {
  knowsSelector = true;
  Object.assign(window, { CSS: { supports: () => knowsSelector } });
  localStorage.clear();
  delete root.dataset.baselineOpen;
});

test('a reader who left the details open finds them open before anything is painted', () => {
  localStorage.setItem('baseline-indicator', 'open');
  markBaseline(root);
  expect(root.hasAttribute('data-baseline-open')).toBe(true);
});

test.each([null, 'closed', 'true', '<b>'])('what was kept as %j leaves them closed', (kept) => {
  if (kept !== null) localStorage.setItem('baseline-indicator', kept);
  markBaseline(root);
  expect(root.hasAttribute('data-baseline-open')).toBe(false);
});

test('a browser that could not show it, or that blocks its storage, leaves them closed', () => {
  localStorage.setItem('baseline-indicator', 'open');
  knowsSelector = false;
  markBaseline(root);
  knowsSelector = true;
  jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  markBaseline(root);
  expect(root.hasAttribute('data-baseline-open')).toBe(false);
});
