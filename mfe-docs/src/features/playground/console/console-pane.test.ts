/** @jest-environment jsdom */
import type { Print, PrintedValue } from '@webdocs/contracts/samples/printed';
import { consolePane, type ConsolePane, type PaneLine } from './console-pane.ts';

const draws: FrameRequestCallback[] = [];
const went: PaneLine[] = [];
let pane: ConsolePane;
const copied: string[] = [];

beforeEach(() => {
  draws.length = went.length = copied.length = 0;
  window.requestAnimationFrame = (draw) => draws.push(draw);
  // Drawing takes no time here: every frame draws what is there.
  jest.spyOn(performance, 'now').mockReturnValue(0);
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
  const text = (id: string, values = {}) => `${id.replace('docs-play-console-', '')}${Object.values(values).join()}`;
  pane = consolePane({ text, onPlace: (place) => went.push(place) });
  document.body.replaceChildren(pane.controls, pane.element);
});

const say = (text: string): PrintedValue => ({ kind: 'text', text });
const line = (text: string, more: Partial<Print> = {}): Print => ({ level: 'log', values: [say(text)], ...more });
function prints(...given: readonly Print[]): void {
  pane.take({ typ: 'prints', prints: given, left: 0 });
  draw();
}
function draw(): void {
  for (const one of draws.splice(0)) one(0);
}
const list = () => document.querySelector('[role="log"]') as HTMLElement;
const shownTexts = () => [...list().querySelectorAll<HTMLElement>('.row:not([hidden]) > .line')].map((row) => row.textContent);
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLButtonElement;
const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const tree: PrintedValue = {
  kind: 'object',
  text: 'Object {cup: {…}}',
  entries: [
    ['cup', { kind: 'object', text: 'Object {tea: 1}', entries: [['tea', { kind: 'number', text: '1' }]] }],
    ['hot', { kind: 'boolean', text: 'true' }],
  ],
  left: 7,
};

test('lines come in their order; the same again is counted', () => {
  prints(line('a'), line('b'), line('b'), line('b'), line('a'));
  expect(shownTexts()).toEqual(['a', 'b× 3', 'a']);
});

test('errors and warnings are said in words, counted, and lead to their line', () => {
  prints(line('cold', { level: 'error', place: { part: 'js', line: 3 } }), line('cool', { level: 'warn' }));
  expect(shownTexts()).toEqual(['docs-play-error coldJavaScript 3', 'docs-play-warned cool']);
  expect(document.body.textContent).toContain('error-count1');
  expect(document.body.textContent).toContain('warning-count1');
  button('JavaScript 3').click();
  expect(went).toEqual([{ part: 'js', line: 3 }]);
});

test('ten thousand lines are drawn once, and the newest 500 are kept', () => {
  for (let batch = 0; batch < 20; batch += 1)
    pane.take({ typ: 'prints', prints: Array.from({ length: 500 }, (_, index) => line(`${batch} ${index}`)), left: 0 });
  expect(draws).toHaveLength(1);
  draw();
  expect(shownTexts()).toHaveLength(500);
  expect(shownTexts().at(-1)).toBe('19 499');
  expect(document.body.textContent).toContain('left9500');
});

test('what comes in lines is read out, a flood only by its number', () => {
  prints(line('a'));
  expect(list().getAttribute('aria-live')).toBe('polite');
  prints(...Array.from({ length: 20 }, (_, index) => line(String(index))));
  expect(list().getAttribute('aria-live')).toBe('off');
  expect(document.querySelector('p[role="status"]')?.textContent).toBe('many20');
});

test('an object is a tree that arrows open and close, with one stop for Tab in the whole list', () => {
  prints({ level: 'log', values: [tree] }, { level: 'log', values: [tree] });
  const stops = () => list().querySelectorAll('[tabindex="0"]');
  expect(stops()).toHaveLength(1);
  (list().querySelector('[role="treeitem"]') as HTMLElement).focus();
  press('ArrowRight');
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('cup: Object {tea: 1}');
  press('Enter');
  expect(document.activeElement?.textContent).toBe('cup: Object {tea: 1}tea: 1');
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('hot: true');
  press('ArrowLeft');
  press('ArrowLeft');
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
  press('End');
  expect(document.activeElement).toBe([...list().querySelectorAll('[role="treeitem"]')].at(-1));
  expect(stops()).toHaveLength(1);
  expect(list().textContent).toContain('more7');
});

test('a group is one button that hides what is in it', () => {
  prints(line('Tea', { does: 'group' }), line('green', { depth: 1 }), line('Cups', { does: 'group-closed', depth: 1 }));
  prints(line('two', { depth: 2 }), line('end'));
  const toggle = button('Tea');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  toggle.click();
  expect(list().querySelector<HTMLElement>('.group')?.hidden).toBe(true);
  expect(button('Cups').getAttribute('aria-expanded')).toBe('false');
  expect([...list().children].map((row) => row.querySelector('.line')?.textContent)).toEqual(['Tea', 'end']);
});

test('a table is a table', () => {
  prints({ level: 'log', values: [], table: { columns: ['(index)', 'tea'], rows: [[say('0'), { kind: 'string', text: '"green"' }]] } });
  expect([...list().querySelectorAll('th')].map(({ scope, textContent }) => [scope, textContent])).toEqual([
    ['col', '(index)'],
    ['col', 'tea'],
    ['row', '0'],
  ]);
});

test('lines are sifted by text and by level', () => {
  prints(line('Green tea'), line('black', { level: 'error' }));
  const [search] = document.getElementsByTagName('input');
  const [level] = document.getElementsByTagName('select');
  (search as HTMLInputElement).value = 'green';
  search?.dispatchEvent(new Event('input'));
  expect(shownTexts()).toEqual(['Green tea']);
  (search as HTMLInputElement).value = '';
  (level as HTMLSelectElement).value = 'errors';
  level?.dispatchEvent(new Event('change'));
  expect(shownTexts()).toEqual(['docs-play-error black']);
  prints(line('new'));
  expect(shownTexts()).toEqual(['docs-play-error black']);
});

test('what is shown can be copied', async () => {
  prints(line('a'), line('b', { depth: 1 }));
  button('copy').click();
  await Promise.resolve();
  expect(copied).toEqual(['a\n  b']);
  expect(document.querySelector('p[role="status"]')?.textContent).toBe('copied');
});

test('code and reader can clear it, and the next run does', () => {
  prints(line('a'));
  button('docs-play-clear').click();
  expect(shownTexts()).toEqual([]);
  prints(line('b'), line('', { does: 'clear' }), line('c'));
  expect(shownTexts()).toEqual(['c']);
  pane.notify('line 3 ran 2,000,000 times', { part: 'js', line: 3 });
  expect(document.body.textContent).toContain('line 3 ran 2,000,000 times');
  button('go3').click();
  expect(went).toEqual([{ part: 'js', line: 3 }]);
  expect(list().dataset['empty']).toBe('empty');
  pane.empty();
  expect(document.body.textContent).not.toContain('2,000,000');
  expect(list().dataset['empty']).toBe('nothing');
});

test('the text of code is text, and its styles reach no further than its words', () => {
  const hostile = '<img src=x onerror="alert(1)">';
  prints({
    level: 'log',
    values: [{ kind: 'text', text: hostile, style: 'color: red; position: fixed; inset: 0; background: url(//evil.example)' }],
  });
  const value = list().querySelector('span.value') as HTMLElement;
  expect(value.textContent).toBe(hostile);
  expect(list().querySelector('img')).toBeNull();
  expect([value.style.color, value.style.position, value.style.background]).toEqual(['red', '', '']);
});
