/** @jest-environment jsdom */
import type { Page } from '@webdocs/contracts/page/page';
import { markDocument } from './arrival.ts';

const page: Page = { renderer: 'Spa', url: '/en-US/plus', slug: 'plus', pageTitle: 'Plus' };
const canonicalAfter = (served: string) => {
  document.head.innerHTML = `<link rel="canonical" href="${served}">`;
  markDocument(document, page, '/en-US/plus', { colour: 'plus', cover: true });
  return document.querySelector('link')?.getAttribute('href');
};

test('the canonical address of the next page is on the public address of the site, wherever it was read', () => {
  expect(canonicalAfter('https://docs.example/en-US/blog/')).toBe('https://docs.example/en-US/plus');
});

test('where no public address is known it is a path', () => {
  expect(canonicalAfter('/en-US/blog/')).toBe('/en-US/plus');
});

test('title, colour and cover are those of the page', () => {
  canonicalAfter('/en-US/blog/');
  expect(document.title).toBe('Plus');
  expect(document.documentElement.dataset.cloth).toBe('plus');
  expect(document.documentElement.hasAttribute('data-cover')).toBe(true);
});
