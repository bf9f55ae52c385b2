/** @jest-environment jsdom */
import { tabRow } from './tab-row.ts';

function tabs() {
  const row = tabRow(
    'Parts of the example',
    ['HTML', 'CSS', 'JavaScript'].map((label) => ({ label, panel: document.createElement('p') })),
  );
  document.body.replaceChildren(row.element, ...row.panels);
  const [first] = row.element.querySelectorAll('button');
  first?.focus();
  return row;
}

test.each([
  ['ArrowRight', 'CSS'],
  ['ArrowDown', 'CSS'],
  ['ArrowLeft', 'JavaScript'],
  ['ArrowUp', 'JavaScript'],
  ['End', 'JavaScript'],
  ['Home', 'HTML'],
])('from the first tab %s leads to %s and shows its panel alone', (key, label) => {
  const { panels } = tabs();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const chosen = document.activeElement as HTMLElement;
  expect(chosen.textContent).toBe(label);
  expect(chosen.getAttribute('aria-selected')).toBe('true');
  expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
  expect(panels.filter(({ hidden }) => !hidden).map(({ id }) => id)).toEqual([chosen.getAttribute('aria-controls')]);
});

test('other keys are left to the browser', () => {
  tabs();
  const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
  expect(document.activeElement?.dispatchEvent(event)).toBe(true);
});
