/** @jest-environment jsdom */
import { makeRestInert } from './make-rest-inert.ts';

test('everything beside a drawer is out of reach until it closes, and what was so before stays so', () => {
  document.body.innerHTML = `
    <header></header>
    <main><div id="bar"></div><div><nav id="drawer"><a href="#a">A</a></nav><article></article></div></main>
    <div id="away" inert></div>`;
  // jsdom keeps no such property of its own.
  for (const element of document.querySelectorAll<HTMLElement>('body *')) element.inert = element.id === 'away';
  const reachable = () =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter(({ inert }) => !inert).map(({ localName }) => localName);

  const open = makeRestInert(document.querySelector('#drawer') as Element);
  expect(reachable()).toEqual(['main', 'div', 'nav', 'a']);
  open();
  expect(reachable()).toEqual(['header', 'main', 'div', 'div', 'nav', 'a', 'article']);
  expect((document.querySelector('#away') as HTMLElement).inert).toBe(true);
});
