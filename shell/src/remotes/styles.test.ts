/** @jest-environment jsdom */
import { ensureStyles } from './styles.ts';

const sheet = { src: '/remotes/mfe-docs/1.0.0/client/page.css', integrity: 'sha384-x' };
const identity = { remote: 'mfe-docs', version: '1.0.0', part: 'page' };
const links = () => [...document.head.querySelectorAll('link')];
beforeEach(() => document.head.replaceChildren());

/** The browser's word on a stylesheet. */
function arrives(link: HTMLLinkElement | undefined, outcome: 'load' | 'error') {
  Object.defineProperty(link, 'sheet', { value: { cssRules: outcome === 'load' ? [{}] : [] }, configurable: true });
  link?.dispatchEvent(new Event(outcome));
}

test('a style that the server linked is not fetched again', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${sheet.src}">`;
  arrives(links()[0], 'load');
  await ensureStyles(document, [sheet], identity);
  expect(links()).toHaveLength(1);
});

test('a style that the server wrote into the page is not fetched', async () => {
  document.head.innerHTML = `<style data-href="${sheet.src}">.page { color: red }</style>`;
  await ensureStyles(document, [sheet], identity);
  expect(links()).toEqual([]);
});

test('one that a browser did not take from the page is fetched', async () => {
  document.head.innerHTML = `<style data-href="${sheet.src}"></style>`;
  const waiting = ensureStyles(document, [sheet], identity);
  arrives(links()[0], 'load');
  await waiting;
});

test('a style that is not there yet is awaited, with its integrity', async () => {
  const waiting = ensureStyles(document, [sheet], identity);
  expect(links()[0]?.getAttribute('href')).toBe(sheet.src);
  expect(links()[0]?.integrity).toBe(sheet.integrity);
  arrives(links()[0], 'load');
  await waiting;
});

test('several parts that need the same style wait for one link', async () => {
  const waiting = [1, 2, 3].map(() => ensureStyles(document, [sheet], identity));
  expect(links()).toHaveLength(1);
  arrives(links()[0], 'load');
  await Promise.all(waiting);
});

test('a style that was refused names its remote, and each next try asks for another address', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${sheet.src}">`;
  arrives(links()[0], 'error');
  for (const attempt of [1, 2]) {
    const waiting = ensureStyles(document, [sheet], identity);
    expect(links().map((link) => link.getAttribute('href'))).toEqual([`${sheet.src}?attempt=${attempt}`]);
    arrives(links()[0], 'error');
    await expect(waiting).rejects.toThrow(`Style ${sheet.src}?attempt=${attempt} of mfe-docs 1.0.0 was refused`);
  }
});

test('a style of the server that is still on its way is awaited, not fetched again', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${sheet.src}">`;
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const waiting = ensureStyles(document, [sheet], identity);
  expect(links()).toHaveLength(1);
  arrives(links()[0], 'load');
  await waiting;
  expect(links()[0]?.getAttribute('href')).toBe(sheet.src);
  jest.restoreAllMocks();
});

test('a style of the server that turns out to be missing is fetched again', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${sheet.src}">`;
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const waiting = ensureStyles(document, [sheet], identity);
  arrives(links()[0], 'error');
  await Promise.resolve();
  await Promise.resolve();
  expect(links().map((link) => link.getAttribute('href'))).toEqual([`${sheet.src}?attempt=1`]);
  arrives(links()[0], 'load');
  await waiting;
  jest.restoreAllMocks();
});
