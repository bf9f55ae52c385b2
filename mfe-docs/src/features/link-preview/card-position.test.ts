import { cardPosition } from './card-position.ts';

const view = { width: 1000, height: 800 };
const card = { width: 300, height: 200 };
const linkAt = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 20 });

test('a card is below its link', () => {
  expect(cardPosition(linkAt(100, 100), card, view)).toEqual({ left: 100, top: 126 });
});

test('at the foot of the window it is above', () => {
  expect(cardPosition(linkAt(100, 700), card, view)).toEqual({ left: 100, top: 494 });
});

test('at the side of the window it is moved inwards', () => {
  expect(cardPosition(linkAt(950, 100), card, view).left).toBe(692);
  expect(cardPosition(linkAt(-40, 100), card, view).left).toBe(8);
});

test('it never covers its link, in however small a window', () => {
  for (const height of [60, 120, 240, 480])
    for (let top = 0; top < height; top += 15) {
      const link = linkAt(0, top);
      const placed = cardPosition(link, card, { width: 320, height });
      expect(placed.top >= link.bottom || placed.top + card.height <= link.top).toBe(true);
    }
});
