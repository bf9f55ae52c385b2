/** @jest-environment jsdom */
import type { Page, PageOf } from '@webdocs/contracts/page/page';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { renderOnServer } from '@webdocs/testing/render';
import { partPages } from '../../fixtures/part-pages.ts';
import { describe as describePage } from '../server-side.ts';

const { server } = remoteUnderTest();
const list = partPages['translations']?.[0] as PageOf<'Translations'>;
const beside = partPages['side-by-side']?.[0] as PageOf<'SideBySide'>;

async function served(part: string, page: Page): Promise<HTMLElement> {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, part, { page, address: page.url });
  return element;
}

const hrefs = (element: ParentNode, selector: string) => [...element.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

test('every page is told by its state and by how far it is behind, with the way to both texts', async () => {
  const element = await served('translations', list);
  const [first] = element.querySelectorAll('tbody tr');
  expect(first?.querySelector('td')?.textContent).toBe(
    'En retard2 changements en anglaisdepuis le 2 mars 2026 · 10 joursNᵒ\u00a01 des plus lues',
  );
  expect(hrefs(first as Element, 'a')).toEqual(['/fr/docs/Kettle', '/fr/side-by-side/Kettle']);
  expect(element.querySelector('[aria-current="page"]')?.textContent).toBe('Français');
});

test('the list is narrowed and ordered by links that keep what else was chosen', async () => {
  const element = await served('translations', {
    ...list,
    url: '/fr/translations/Kettle/2?state=behind&order=title',
    section: { slug: 'Kettle', title: 'Kettle' },
    filter: { state: 'behind', order: 'title' },
    page: 2,
    pages: 3,
  });
  const [states, orders, pager] = element.querySelectorAll('nav');
  expect(hrefs(states as Element, 'a')).toEqual([
    '/fr/translations/Kettle?order=title#pages',
    '/fr/translations/Kettle?state=behind&order=title#pages',
    '/fr/translations/Kettle?state=unknown&order=title#pages',
    '/fr/translations/Kettle?state=current&order=title#pages',
  ]);
  expect(hrefs(orders as Element, 'a')).toEqual([
    '/fr/translations/Kettle?state=behind#pages',
    '/fr/translations/Kettle?state=behind&order=title#pages',
    '/fr/translations/Kettle?state=behind&order=views#pages',
  ]);
  expect(hrefs(pager as Element, 'ol a')).toContain('/fr/translations/Kettle/3?state=behind&order=title#pages');
});

test('the name of a section is marked where it is English', async () => {
  const section = { slug: 'Kettle', title: 'Kettle', url: '/fr/translations/Kettle', pages: 2 };
  const element = await served('translations', { ...list, sections: [{ ...section, lang: 'en-US' }, section] });
  const names = [...element.querySelectorAll('[aria-labelledby="sections"] li a span')];
  expect(names.map((name) => name.getAttribute('lang'))).toEqual(['en-US', null]);
});

test('a page that is not translated leads to the English one, in its language', async () => {
  const element = await served('translations', { ...list, rows: [{ title: 'Pot', slug: 'Pot', state: 'missing' }] });
  const link = element.querySelector('tbody a');
  expect([link?.getAttribute('href'), link?.getAttribute('lang')]).toEqual(['/en-US/docs/Pot', 'en-US']);
  expect(element.querySelectorAll('tbody a')).toHaveLength(1);
});

test('the page of English has the languages and no list', async () => {
  const element = await served('translations', { ...list, url: '/en-US/translations', rows: [], total: 0 });
  expect(element.querySelector('table')).toBeNull();
  expect(element.querySelector('a[hreflang="fr"]')?.getAttribute('href')).toBe('/fr/translations');
});

test('both texts are there in their languages, and what only one page has is said', async () => {
  const element = await served('side-by-side', beside);
  expect(
    [...element.querySelectorAll('[role="group"]')].map((column) => [column.getAttribute('lang'), column.querySelector('h2')?.id]),
  ).toEqual([
    ['fr', 'eau'],
    ['en-US', 'en-us-water'],
    ['en-US', 'en-us-tea'],
  ]);
  expect(element.textContent).toContain('Cette section n’est pas traduite.');
  expect(element.textContent).toContain('2 changements depuis le 2 mars 2026.');
});

test('without an English page the translation is shown, and said to be alone', async () => {
  const { english: _, ...alone } = beside;
  const element = await served('side-by-side', { ...alone, rows: beside.rows.slice(0, 1), state: 'orphaned' });
  expect(element.textContent).toContain('La page anglaise n’existe plus.');
  expect([...element.querySelectorAll('[role="group"]')]).toHaveLength(1);
});

test('search engines know both texts by the page of the translation', () => {
  const site = { address: 'https://docs.example', siteName: 'Docs', found: true, colour: 'docs' } as const;
  expect(describePage(beside, site as never)).toMatchObject({
    canonical: 'https://docs.example/fr/docs/Kettle',
    robots: 'noindex, nofollow',
  });
});
