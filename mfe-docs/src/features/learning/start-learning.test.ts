/** @jest-environment jsdom */
import { noProgress, withChapter, learningKey } from '@webdocs/contracts/reader/learning-progress';
import { progressStore } from '@webdocs/reading/progress-store';
import { startLearning } from './start-learning.ts';

const observers: Array<{ readonly seen: Element[]; readonly tell: (entries: Array<Partial<IntersectionObserverEntry>>) => void }> = [];
let leave = new AbortController();

beforeEach(() => {
  localStorage.clear();
  observers.splice(0);
  leave = new AbortController();
  globalThis.IntersectionObserver = class {
    seen: Element[] = [];
    constructor(tell: IntersectionObserverCallback) {
      observers.push({
        seen: this.seen,
        tell: (entries) => tell(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver),
      });
    }
    observe(element: Element) {
      this.seen.push(element);
    }
    disconnect() {
      this.seen.length = 0;
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => leave.abort());

const sidebar = `<nav><ol><li><a href="/en-US/docs/Learn">Learn</a></li>
  <li><a href="/en-US/docs/Learn/First" data-chapter>First</a></li><li><a href="/en-US/docs/Learn/Second" data-chapter>Second</a></li></ol></nav>`;
const chapterText = `<article><h2 id="two_axes"><a href="#two_axes">Two axes</a></h2><p>Text</p><h2 id="check_yourself"><a href="#check_yourself">Check yourself</a></h2>
  <ul><li>I know <a href="/en-US/docs/Web">flex</a>.</li><li>I know grid.</li></ul><ul class="prev-next"><li>Next</li></ul></article>`;

async function open(kind: 'overview' | 'chapter', text: string, url = '/en-US/docs/Learn/First') {
  document.body.innerHTML = `<div>${sidebar}<div id="main">${text}</div></div>`;
  await startLearning(document.querySelector('#main') as HTMLElement, { kind, url, locale: 'en-US', pseudo: false, signal: leave.signal });
}
const states = (place: string) => [...document.querySelectorAll<HTMLElement>(`${place} [data-state]`)].map(({ dataset }) => dataset.state);
const first = () => progressStore.now().chapters['Learn/First'];
const sees = (selector: string) => {
  const element = document.querySelector(selector) as Element;
  for (const { seen, tell } of observers) if (seen.includes(element)) tell([{ isIntersecting: true, target: element }]);
};
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];

test('the sidebar says which chapters are read, and which is being read', async () => {
  localStorage.setItem(learningKey, JSON.stringify(withChapter(noProgress, 'Learn/Second', { read: 5 }, 5)));
  await open('chapter', chapterText);
  expect(states('nav')).toEqual(['here', 'done']);
  expect(document.querySelector('nav')?.textContent).toContain('First In progress');
  sees('.prev-next');
  expect(states('nav')).toEqual(['done', 'done']);
});

test('a page that lists the chapters says of each what is solved and when it was read', async () => {
  const read = Date.UTC(2026, 9, 28);
  const progress = withChapter(noProgress, 'Learn/First', { read, exercises: { Bar: { at: 1, done: 3, count: 3 } } }, read);
  localStorage.setItem(learningKey, JSON.stringify(progress));
  await open(
    'overview',
    '<ol><li><a href="/en-US/docs/Learn/First">First</a>: begin</li><li><a href="/en-US/docs/Learn/Second">Second</a></li><li><a href="/en-US/docs/Web">Web</a></li></ol>',
    '/en-US/docs/Learn',
  );
  expect(states('#main')).toEqual(['done', 'to-come']);
  expect(document.querySelector('#main li')?.textContent).toContain('1 of 1 · Read October 28, 2026');
});

test('the section that a reader was at, and the end of the chapter, are remembered', async () => {
  await open('chapter', chapterText);
  expect(first()).toMatchObject({ exercises: {}, points: [] });
  sees('#two_axes');
  expect(first()?.section).toEqual({ id: 'two_axes', title: 'Two axes' });
  expect(first()?.read).toBeUndefined();
  sees('.prev-next');
  expect(first()?.read).toBeGreaterThan(0);
});

test('what a reader ticks at the end of a chapter is ticked after a reload', async () => {
  await open('chapter', chapterText);
  expect(boxes().map(({ labels }) => labels?.[0]?.textContent)).toEqual(['I know flex.', 'I know grid.']);
  boxes()[1]?.click();
  expect(first()?.points).toEqual([1]);
  leave.abort();
  leave = new AbortController();
  await open('chapter', chapterText);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
});

test('a page that is left is as the server made it', async () => {
  await open('chapter', chapterText);
  leave.abort();
  expect(boxes()).toEqual([]);
  expect(states('nav')).toEqual([]);
  expect(document.querySelector('#main li')?.innerHTML).toBe('I know <a href="/en-US/docs/Web">flex</a>.');
});
