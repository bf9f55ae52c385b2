/** @jest-environment jsdom */
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer } from '@webdocs/testing/render';
import { advertising } from '../../../fixtures/advertising-page.ts';

const { server, inBrowser } = remoteUnderTest();
const advertisingPart = inBrowser('page');

async function served(page: Parameters<typeof renderOnServer>[2]['page'], address = page.url) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'page', { page, address });
  return element;
}

test('the page has one title, its summary and every section of its text', async () => {
  const element = await served(advertising);
  expect([...element.querySelectorAll('h1')].map((title) => title.textContent)).toEqual(['Advertise with us']);
  expect(element.textContent).toContain('without following them around it');
  expect([...element.querySelectorAll('section h2')].map(({ id }) => id)).toEqual(['what_we_offer', 'what_we_decline']);
});

test('coming alive keeps the text that the server sent', async () => {
  const part = await mountInBrowser(
    advertisingPart,
    'mfe-ads/page',
    { page: advertising },
    await renderOnServer(server, 'page', { page: advertising }),
  );
  expect(part.element.querySelector('#what_we_decline')?.nextSibling?.textContent).toBe('Scripts, cookies, movement and sound.');
  expect(part.reports).toEqual([]);
  await part.unmount();
});

test('moving on to another page shows its sections and no left-over ones', async () => {
  const part = await mountInBrowser(advertisingPart, 'mfe-ads/page', { page: advertising });
  const prices = { ...advertising, url: '/en-US/advertising/prices', hyData: { title: 'Prices', sections: ['<h2 id="one">One</h2>'] } };
  await part.show({ page: prices });
  expect(part.element.querySelector('h1')?.textContent).toBe('Prices');
  expect([...part.element.querySelectorAll('h2')].map(({ id }) => id)).toEqual(['one']);
  await part.unmount();
});

test('a page whose data could not be had says so and can be tried again without a script', async () => {
  const element = await served({
    renderer: 'Broken',
    url: '/en-US/advertising',
    pageTitle: 'x',
    status: 503,
    message: '503 on /en-US/advertising: <script>alert(1)</script>',
  });
  expect(element.querySelector('script')).toBeNull();
  expect(element.querySelector('[role=alert]')?.textContent).toContain('503 on /en-US/advertising: <script>alert(1)</script>');
  expect(element.querySelector('form')?.getAttribute('action')).toBe('/en-US/advertising');
});

test('a page that could not be had says in the language of the reader which address was answered how, and says it once', async () => {
  const broken = { renderer: 'Broken', url: '/fr/advertising', pageTitle: 'x' } as const;
  const answered = await served({ ...broken, status: 503, message: '503 on /fr/advertising/index.json: the shelf fell' });
  expect(answered.querySelector('[role=alert] p')?.textContent).toBe('503 sur /fr/advertising/index.json\u00a0: the shelf fell');
  const unanswered = await served({ ...broken, message: 'TypeError: Failed to fetch' });
  expect(unanswered.querySelector('[role=alert] p')?.textContent).toBe('TypeError: Failed to fetch');
});

test('a title is text, whatever it contains', async () => {
  const element = await served({ ...advertising, hyData: { ...advertising.hyData, title: '<b>Bold</b>' } });
  expect(element.querySelector('h1')?.textContent).toBe('<b>Bold</b>');
});
