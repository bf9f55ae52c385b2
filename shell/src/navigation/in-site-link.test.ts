/** @jest-environment jsdom */
import { linkTarget } from './in-site-link.ts';

const here = new URL('https://docs.example/en-US/docs/Web') as unknown as Location;

function link(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<a ${attributes}>link</a>`;
  return document.body.firstElementChild as HTMLAnchorElement;
}

test('a page of the same language is shown without a reload', () => {
  expect(linkTarget(link('href="https://docs.example/en-US/blog/"'), here)?.pathname).toBe('/en-US/blog/');
});

test.each([
  ['another site', 'href="https://elsewhere.example/en-US/docs"'],
  ['another language', 'href="https://docs.example/fr/docs/Web"'],
  ['a new tab', 'href="https://docs.example/en-US/docs" target="_blank"'],
  ['a download', 'href="https://docs.example/en-US/docs" download'],
  ['signing in', 'href="https://docs.example/users/fxa/login/authenticate/"'],
  ['a file', 'href="https://docs.example/en-US/blog/post/picture.svg"'],
  ['a link that asks for a full load', 'href="https://docs.example/en-US/docs" data-full-load'],
  ['a link to a sentence', 'href="https://docs.example/en-US/docs#part:~:text=A%20sentence."'],
])('the browser itself answers %s', (_, attributes) => {
  expect(linkTarget(link(attributes), here)).toBeUndefined();
});
