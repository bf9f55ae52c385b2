/** @jest-environment jsdom */
import { moveBorder, type Border } from './move-border.ts';

const told: Array<Readonly<Record<string, number>>> = [];
const reset: Array<readonly string[]> = [];
let end: () => void;
let separator: HTMLElement;

/** Three panes as a browser would lay them out: 600 px, by what each of them grows; the folded one has none of it. */
function layOut(isUpright: boolean): void {
  document.body.innerHTML = `<div>
    <section data-pane="html"></section><hr><section data-pane="css" data-folded></section><hr><section data-pane="js"></section>
  </div>`;
  const panes = [...document.querySelectorAll<HTMLElement>('section')];
  const grow = (pane: HTMLElement) => ('folded' in pane.dataset ? 0 : Number(pane.style.getPropertyValue('--grow') || 250));
  for (const pane of panes) {
    pane.getBoundingClientRect = () => {
      const size = (600 * grow(pane)) / panes.reduce((sum, one) => sum + grow(one), 0);
      return { width: isUpright ? size : 1, height: isUpright ? 1 : size } as DOMRect;
    };
  }
  separator = document.querySelector('hr') as HTMLElement;
  separator.setPointerCapture = () => undefined;
}
function start(given: Partial<Border> = {}): void {
  const { isUpright = false } = given;
  layOut(isUpright);
  end = moveBorder(separator, {
    before: 'html',
    after: 'js',
    isUpright,
    onSizes: (sizes) => told.push(sizes),
    onReset: (names) => reset.push(names),
    inWords: (px) => `${px} px`,
    ...given,
  });
}
beforeEach(() => {
  told.length = reset.length = 0;
});
afterEach(() => end());

const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  separator.dispatchEvent(event);
  return event;
};
const value = (name: string) => separator.getAttribute(`aria-value${name}`);
function point(type: string, clientY: number, more: MouseEventInit = {}): void {
  separator.dispatchEvent(Object.assign(new MouseEvent(type, { clientY, clientX: clientY, bubbles: true, ...more }), { pointerId: 1 }));
}

test('a separator can be reached, and says where it is and how far it can go', () => {
  start();
  expect(separator.tabIndex).toBe(0);
  expect([value('now'), value('min'), value('max'), value('text')]).toEqual(['300', '120', '480', '300 px']);
});

test('arrow keys move it by 16 px, Home and End to its limits', () => {
  start();
  for (const [key, now] of [
    ['ArrowDown', '316'],
    ['ArrowUp', '300'],
    ['ArrowUp', '284'],
    ['Home', '120'],
    ['ArrowUp', '120'],
    ['End', '480'],
  ] as const) {
    expect(press(key).defaultPrevented).toBe(true);
    expect(value('now')).toBe(now);
  }
  expect(told.at(-1)).toEqual({ html: 480, js: 120 });
});

test('keys that are not its own are left to the page', () => {
  start();
  for (const key of ['ArrowLeft', 'Tab', 'a']) expect(press(key).defaultPrevented).toBe(false);
  expect(told).toEqual([]);
});

test('between panes that are side by side it moves to the sides, and the other way where text goes from right to left', () => {
  start({ isUpright: true });
  press('ArrowRight');
  expect(value('now')).toBe('316');
  separator.style.direction = 'rtl';
  press('ArrowRight');
  expect(value('now')).toBe('300');
});

test('Enter and a double press give all panes the usual room', () => {
  start();
  press('End');
  const enter = jest.fn();
  document.body.addEventListener('keydown', enter, { once: true });
  press('Enter');
  expect(enter).not.toHaveBeenCalled();
  expect(value('now')).toBe('300');
  press('End');
  separator.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  expect(value('now')).toBe('300');
  expect(reset).toEqual([
    ['html', 'js'],
    ['html', 'js'],
  ]);
});

test('it follows the pointer, comes back from beyond a limit with it, and is told of once it is let go', () => {
  start();
  point('pointerdown', 300);
  point('pointermove', 340);
  expect(value('now')).toBe('340');
  point('pointermove', 900);
  expect(value('now')).toBe('480');
  point('pointermove', 350);
  expect([value('now'), told.length]).toEqual(['350', 0]);
  point('pointerup', 350);
  expect(told).toEqual([{ html: 350, js: 250 }]);
  point('pointermove', 500);
  expect(value('now')).toBe('350');
});

test('another button than the first moves nothing', () => {
  start();
  point('pointerdown', 300, { button: 2 });
  point('pointermove', 340);
  expect(value('now')).toBe('300');
});
