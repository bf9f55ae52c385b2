/** @jest-environment jsdom */
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type PageWish } from '@webdocs/testing/render';
import { broken, spotlight } from '../../../fixtures/pages.ts';

const { server, inBrowser } = remoteUnderTest();
const spotlightPart = inBrowser('spotlight');

async function served(page: PageWish['page']) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'spotlight', { page });
  return element;
}
const person = (hyData: Partial<typeof spotlight.hyData>) => ({ ...spotlight, hyData: { ...spotlight.hyData, ...hyData } });

test('a profile shows name, portrait, account, quote and text', async () => {
  const element = await served(spotlight);
  expect([...element.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['A. Writer']);
  const portrait = element.querySelector('img');
  expect([portrait?.getAttribute('src'), portrait?.alt, portrait?.width]).toEqual([
    '/en-US/community/spotlight/a-writer/profile-image.jpg',
    'A hand with a pen',
    200,
  ]);
  expect(element.querySelector('a[href="https://github.com/a-writer"]')?.textContent).toBe('@a-writer');
  expect(element.querySelector('blockquote')?.textContent).toBe('I read, and so I write.');
  expect([...element.querySelectorAll('section')].map(({ textContent }) => textContent)).toEqual(['Hello.', 'WhyBecause.']);
});

test('what the site says of it is in the language of the page', async () => {
  const element = await served(spotlight);
  expect(element.querySelector('header p')?.textContent).toBe('Portrait de contributeur');
  expect(element.querySelector('aside a')?.textContent).toBe('Participer');
});

test('without portrait, quote and account there is still a profile', async () => {
  const element = await served(person({ profileImg: undefined, quote: undefined, usernames: {} }));
  expect(element.querySelector('header span')?.textContent).toBe('A');
  expect(element.querySelector('img, blockquote, a[href*="github"]')).toBeNull();
});

test('a quote from elsewhere says where, and never leads to a script', async () => {
  const quoted = await served(person({ quoteSource: 'https://a.example/readme' }));
  expect(quoted.querySelector('blockquote')?.getAttribute('cite')).toBe('https://a.example/readme');
  expect(quoted.querySelector('figcaption a')?.textContent).toBe('Source de la citation');
  expect((await served(person({ quoteSource: 'javascript:alert(1)' }))).querySelector('figcaption')).toBeNull();
});

test('an account cannot lead anywhere but to an account', async () => {
  const element = await served(person({ usernames: { github: '../evil?"><b>' } }));
  expect(element.querySelector('header a')?.getAttribute('href')).toBe('https://github.com/..%2Fevil%3F%22%3E%3Cb%3E');
});

test('coming alive keeps the text that the server sent', async () => {
  const wish = { page: spotlight };
  const part = await mountInBrowser(spotlightPart, 'mfe-blog-curriculum/spotlight', wish, await renderOnServer(server, 'spotlight', wish));
  expect(part.element.querySelector('#why')?.textContent).toBe('Why');
  expect(part.reports).toEqual([]);
  await part.unmount();
});

test('a profile whose data could not be had is a page that was not found', async () => {
  const element = await served({ ...broken, url: '/en-US/community/spotlight/a-writer' });
  expect(element.querySelector('h1')?.textContent).toBe('Page not found');
  expect(element.textContent).toContain('Sorry, the page /en-US/community/spotlight/a-writer could not be found.');
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/en-US/');
});
