import type { Document } from '@webdocs/contracts/page/page';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import { issueAddress } from './issue-address.ts';

const repository = 'https://git.example/content';
const asked = (change: Partial<Document> = {}, origin = 'https://docs.example') =>
  new URL(issueAddress(repository, { ...boilPage.doc, ...change }, origin));

test('a report of a problem begins with what the page knows of itself', () => {
  const { origin, pathname, searchParams } = asked();
  expect(origin + pathname).toBe(`${repository}/issues/new`);
  expect(searchParams.get('title')).toBe('Problem on the page “Kettle.prototype.boil()”');
  expect(
    searchParams
      .get('body')
      ?.split('\n')
      .filter((line) => line.startsWith('* ')),
  ).toEqual([
    '* Folder: `en-us/web/api/kettle/boil`',
    '* Page: https://docs.example/en-US/docs/Web/API/Kettle/boil',
    '* Source: https://github.com/example/content/blob/main/files/en-us/web/api/kettle/boil/index.md',
    '* Last commit: https://github.com/example/content/commit/0f1e2d3c4b5a',
    '* Last modified: 2026-03-09T10:20:30.000Z',
  ]);
});

test('what the page does not know is left out', () => {
  const body = asked({ source: undefined, modified: undefined }).searchParams.get('body');
  expect(body?.split('\n').filter((line) => line.startsWith('* '))).toEqual([
    '* Page: https://docs.example/en-US/docs/Web/API/Kettle/boil',
  ]);
});

test('a hostile title stays a title', () => {
  const { searchParams, hash } = asked({ title: 'a&body=b#c' + 'x'.repeat(10_000) });
  expect([...searchParams.keys()]).toEqual(['title', 'body']);
  expect(hash).toBe('');
  expect(searchParams.get('title')?.length).toBeLessThan(250);
});
