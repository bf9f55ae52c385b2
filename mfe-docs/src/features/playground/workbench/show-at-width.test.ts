/** @jest-environment jsdom */
import { seenAt, showAtWidth } from './show-at-width.ts';

test('a narrower window is shown as it is, a wider one is scaled down to its pane', () => {
  const room = { width: 600, height: 300 };
  expect(seenAt(room, 'full')).toEqual({ width: 600, height: 300, scale: 1 });
  expect(seenAt(room, 360)).toEqual({ width: 360, height: 300, scale: 1 });
  expect(seenAt({ width: 384, height: 300 }, 768)).toEqual({ width: 768, height: 600, scale: 0.5 });
});

test('the size that the code sees is told', () => {
  document.body.innerHTML = '<section><div></div></section>';
  const [pane, place] = [document.querySelector('section') as HTMLElement, document.querySelector('div') as HTMLElement];
  Object.defineProperties(pane, { clientWidth: { value: 384 }, clientHeight: { value: 300 } });
  const told: unknown[] = [];
  showAtWidth(place, 768, (size) => told.push(size))();
  expect(told).toEqual([{ width: 768, height: 600 }]);
  expect(place.style.getPropertyValue('--seen-scale')).toBe('0.5');
  showAtWidth(place, 'full', (size) => told.push(size))();
  expect(told[1]).toEqual({ width: 384, height: 300 });
  expect(place.hasAttribute('data-narrow')).toBe(false);
});
