/** @jest-environment jsdom */
import { fetchScripts, isToWorkWith } from './page-scripts.ts';

const state = {
  scripts: [
    ['/shell.js', 'sha384-a'],
    ['/play.js', 'sha384-b'],
  ],
  ahead: [['/editor.js', 'sha384-c']],
};
const asked = () =>
  [...document.head.querySelectorAll('script, link')].map((one) => [one.localName, one.getAttribute('src') ?? one.getAttribute('href')]);

function open(shown: object, { isTouched = false, connection = {} } = {}) {
  document.head.replaceChildren();
  document.body.innerHTML = `<script type="application/json" id="webdocs-state">${JSON.stringify(shown)}</script>`;
  window.matchMedia = (query) => ({ matches: isTouched && query === '(pointer: coarse)' }) as MediaQueryList;
  Object.assign(navigator, { connection });
}

test('the shell runs, and everything else that the page needs is at hand when it is asked for', () => {
  open({ scripts: state.scripts });
  const begins = jest.fn();
  const takeBack = fetchScripts(begins);
  expect(asked()).toEqual([
    ['script', '/shell.js'],
    ['link', '/play.js'],
  ]);
  expect(begins).toHaveBeenCalledWith({ scripts: state.scripts });
  takeBack();
  expect(asked()).toEqual([]);
});

test('what a page is to work with comes with its scripts', () => {
  open(state);
  fetchScripts(() => undefined);
  expect(isToWorkWith()).toBe(true);
  expect(asked()).toContainEqual(['link', '/editor.js']);
  expect(document.head.querySelector<HTMLLinkElement>('[href="/editor.js"]')?.integrity).toBe('sha384-c');
});

test.each([
  ['touches the screen', { isTouched: true }],
  ['saves data', { connection: { saveData: true } }],
])('who %s has text fields first', (_, reader) => {
  open(state, reader);
  fetchScripts(() => undefined);
  expect(isToWorkWith()).toBe(false);
  expect(asked()).not.toContainEqual(['link', '/editor.js']);
});
