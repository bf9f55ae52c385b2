/** @jest-environment jsdom */
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { isOptedOut, optOutCookieFor } from '@webdocs/contracts/telemetry/opt-out';
import { mountInBrowser, renderOnServer, type PageWish } from '@webdocs/testing/render';
import { act } from 'react';
import { broken, curriculum } from '../../../fixtures/pages.ts';

const { server, inBrowser } = remoteUnderTest();
const prosePart = inBrowser('prose');

// jsdom lays nothing out, so no heading comes into view and no box changes its size.
class NothingInView {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInView, ResizeObserver: NothingInView });

async function served(page: PageWish['page']) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'prose', { page });
  return element;
}
const community = { ...curriculum, url: '/fr/community', hyData: { ...curriculum.hyData, title: 'Communauté' } };

test('a page has one title, its summary, its sections and a list of them', async () => {
  const element = await served(curriculum);
  expect([...element.querySelectorAll('h1')].map((title) => title.textContent)).toEqual(['Where a front-end developer begins']);
  expect(element.textContent).toContain('how to know that you have learned it');
  expect([...element.querySelectorAll('section h2')].map(({ id }) => id)).toEqual(['order', 'pace']);
  expect(element.querySelector('nav a[href="#pace"]')?.textContent).toBe('The pace');
});

test('the list of sections is headed in the language of the page', async () => {
  const element = await served(community);
  expect(element.querySelector('nav h2')?.textContent).toBe('Dans cet article');
});

test('a page about the site has no stairway of the curriculum', async () => {
  expect((await served(community)).querySelector('header svg')).toBeNull();
});

test('coming alive keeps the text that the server sent and opens the place of the ad', async () => {
  const part = await mountInBrowser(
    prosePart,
    'mfe-blog-curriculum/prose',
    { page: curriculum },
    await renderOnServer(server, 'prose', { page: curriculum }),
  );
  expect(part.element.querySelector('#order')?.nextSibling?.textContent).toBe('From the first tag to the first job.');
  expect(part.reports).toEqual([]);
  expect(part.openSlots()).toEqual(['ad-side']);
  await part.unmount();
});

test('a page whose data could not be had says so', async () => {
  const element = await served({ ...broken, url: '/en-US/about', message: '503 on /en-US/about: away' });
  expect(element.querySelector('[role=alert]')?.textContent).toContain('503 on /en-US/about');
});

test('a title is text, whatever it contains', async () => {
  const element = await served({ ...curriculum, hyData: { ...curriculum.hyData, title: '<i>x</i>' } });
  expect(element.querySelector('h1')?.textContent).toBe('<i>x</i>');
});

test('a page of a template that is not known is shown as any other', async () => {
  const element = await served({ ...community, template: 'GenericNobodyKnows' });
  expect([...element.querySelectorAll('section h2')].map(({ id }) => id)).toEqual(['order', 'pace']);
  expect(element.querySelector('[role=switch]')).toBeNull();
});

describe('the page about the site', () => {
  const about = {
    ...community,
    url: '/fr/about',
    template: 'GenericAbout',
    hyData: { ...community.hyData, team: [{ name: 'A. Writer', role: 'Editor', url: 'https://writer.example/' }, { name: 'Fluent' }] },
  };
  const opened = async (hash = '') => {
    window.history.replaceState({}, '', `/fr/about${hash}`);
    return mountInBrowser(prosePart, 'mfe-blog-curriculum/prose', { page: about }, await renderOnServer(server, 'prose', { page: about }));
  };
  const tabsIn = (element: Element) => [...element.querySelectorAll('nav a')];
  const currentIn = (element: Element) => tabsIn(element).flatMap((tab) => (tab.hasAttribute('aria-current') ? [tab.textContent] : []));
  const shownIn = (element: Element) =>
    [...element.querySelectorAll('[data-tab]')].flatMap((part) =>
      part.getAttribute('data-away') === 'false' ? [part.getAttribute('data-tab')] : [],
    );
  const follow = (hash: string) =>
    act(async () => {
      window.location.hash = hash;
      window.dispatchEvent(new Event('hashchange'));
    });
  Element.prototype.scrollIntoView = jest.fn();
  beforeEach(() => jest.mocked(Element.prototype.scrollIntoView).mockClear());
  afterEach(() => window.history.replaceState({}, '', '/'));

  test('has a link to each section, and without a script all sections', async () => {
    const element = await served(about);
    expect(tabsIn(element).map((tab) => tab.getAttribute('href'))).toEqual(['#order', '#pace', '#about.team']);
    expect(currentIn(element)).toEqual(['The order']);
    expect(shownIn(element)).toEqual(['order', 'pace', 'about.team']);
    expect(element.querySelector('[data-waiting]')?.getAttribute('data-waiting')).toBe('true');
  });

  test('shows the first section, and then the one whose tab is followed', async () => {
    const { element, reports, unmount } = await opened();
    expect([shownIn(element), currentIn(element)]).toEqual([['order'], ['The order']]);
    await follow('#about.team');
    expect([shownIn(element), currentIn(element)]).toEqual([['about.team'], ['Personnes et projets']]);
    await follow('');
    expect(shownIn(element)).toEqual(['order']);
    expect(reports).toEqual([]);
    await unmount();
  });

  test.each([
    ['#pace', ['pace']],
    ['#nowhere', ['order']],
    ['#%E0%A4%A', ['order']],
  ])('opened at %s it shows %j', async (hash, shown) => {
    const { element, unmount } = await opened(hash);
    expect(shownIn(element)).toEqual(shown);
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    await unmount();
  });

  test('goes to a place inside a section that was not shown', async () => {
    const { element, unmount } = await opened();
    const place = Object.assign(document.createElement('h3'), { id: 'inside' });
    element.querySelector('[data-tab=pace]')?.append(place);
    await follow('#inside');
    expect(shownIn(element)).toEqual(['pace']);
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([place]);
    await unmount();
  });

  test('names who makes the site, with a link where there is one', async () => {
    const members = [...(await served(about)).querySelectorAll('[data-tab="about.team"] li')];
    expect(members.map((member) => member.querySelector('div')?.textContent)).toEqual(['A. WriterEditor', 'Fluent']);
    expect(members.map((member) => member.querySelector('a')?.getAttribute('href'))).toEqual(['https://writer.example/', undefined]);
  });

  test('leads to nothing that runs a script', async () => {
    const team = [{ name: 'B', url: 'javascript:alert(1)', picture: 'javascript:alert(1)' }];
    expect((await served({ ...about, hyData: { ...about.hyData, team } })).innerHTML).not.toContain('javascript:');
  });

  test('loads no picture of another site, and names two people of one name', async () => {
    const team = [
      { name: 'B', picture: 'https://b.example/b.png' },
      { name: 'B', picture: '/b.png' },
    ];
    const wish = { page: { ...about, hyData: { ...about.hyData, team } } };
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const part = await mountInBrowser(prosePart, 'mfe-blog-curriculum/prose', wish, await renderOnServer(server, 'prose', wish));
    const pictures = [...part.element.querySelectorAll('[data-tab="about.team"] li')].map((member) =>
      member.querySelector('img')?.getAttribute('src'),
    );
    expect([pictures, errors.mock.calls]).toEqual([[undefined, '/b.png'], []]);
    await part.unmount();
    errors.mockRestore();
  });

  test('has no tabs where there is nothing to choose', async () => {
    const { team, ...hyData } = about.hyData;
    const element = await served({ ...about, hyData: { ...hyData, sections: ['<p>Us.</p>'], toc: [] } });
    expect([team.length, element.querySelector('nav'), element.textContent?.includes('Us.')]).toEqual([2, null, true]);
  });
});

describe('data choices', () => {
  const choices = { ...community, url: '/fr/about/data-choices', template: 'GenericDataChoices' };
  const opened = async () =>
    mountInBrowser(prosePart, 'mfe-blog-curriculum/prose', { page: choices }, await renderOnServer(server, 'prose', { page: choices }));
  const switchIn = (element: Element) => {
    const found = element.querySelector<HTMLInputElement>('input[role=switch]');
    if (!found) throw new Error('no switch');
    return found;
  };
  const statusIn = (element: Element) => element.querySelector('[role=status]')?.textContent;
  afterEach(() => {
    document.cookie = optOutCookieFor(false, 'localhost');
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });

  test('cannot be changed before the page knows what was chosen', async () => {
    expect(switchIn(await served(choices)).disabled).toBe(true);
  });

  test('switch telemetry off and on again, and say that the choice was stored', async () => {
    const { element, unmount } = await opened();
    expect([switchIn(element).checked, switchIn(element).disabled, statusIn(element)]).toEqual([true, false, '']);
    act(() => switchIn(element).click());
    expect(isOptedOut(document, navigator)).toBe(true);
    expect([switchIn(element).checked, statusIn(element)]).toEqual([false, 'Enregistré dans ce navigateur']);
    act(() => switchIn(element).click());
    expect(isOptedOut(document, navigator)).toBe(false);
    expect(switchIn(element).checked).toBe(true);
    await unmount();
  });

  test('show what was chosen before', async () => {
    document.cookie = optOutCookieFor(true, 'localhost');
    const { element, unmount } = await opened();
    expect([switchIn(element).checked, switchIn(element).disabled]).toEqual([false, false]);
    await unmount();
  });

  test('say where the browser has decided for all sites', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    const { element, unmount } = await opened();
    expect([switchIn(element).checked, switchIn(element).disabled]).toEqual([false, true]);
    expect(element.textContent).toContain('Global Privacy Control');
    await unmount();
  });

  test('say so where the browser stores no cookie', async () => {
    const { element, unmount } = await opened();
    const blocked = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    act(() => switchIn(element).click());
    expect([switchIn(element).checked, statusIn(element)]).toEqual([true, 'Le navigateur n’a pas enregistré ce choix']);
    blocked.mockRestore();
    await unmount();
  });
});

describe('the page about the community', () => {
  const withData = {
    ...community,
    template: 'GenericCommunity',
    hyData: {
      ...community.hyData,
      contributors: {
        total: 1203,
        items: [
          { name: 'A. Writer', pages: 2 },
          { name: 'B. <b>Writer</b>', pages: 1 },
        ],
      },
      issues: [
        {
          number: 7,
          title: 'Say what a gap is',
          url: 'https://code.example/7',
          updated_at: '2026-03-01T10:00:00Z',
          labels: ['good first issue', 'css'],
        },
      ],
    },
  };

  test('lists who changed pages, and counts the others', async () => {
    const section = (await served(withData)).querySelector('section[aria-labelledby="community.contributors"]');
    expect([...(section?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      'A. Writer 2 pages',
      'B. <b>Writer</b> 1 page',
    ]);
    expect(section?.querySelector('p')?.textContent).toMatch(/^Et 1.?201 de plus\.$/u);
  });

  test('has a table of issues, with links, labels and dates', async () => {
    const table = (await served(withData)).querySelector('table');
    expect([...(table?.querySelectorAll('thead th[scope=col]') ?? [])].map((head) => head.textContent)).toEqual([
      'Ticket',
      'Étiquettes',
      'Mis à jour',
    ]);
    expect(table?.querySelector('a')?.href).toBe('https://code.example/7');
    expect([...(table?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
      'Say what a gap is #7',
      'good first issue, css',
      '1 mars 2026',
    ]);
  });

  test('leads to both from its contents', async () => {
    const element = await served(withData);
    for (const id of ['community.contributors', 'community.issues'])
      expect(element.querySelectorAll(`nav a[href="#${id}"]`)).not.toHaveLength(0);
  });

  test('leaves out what there is no data of', async () => {
    expect((await served(community)).querySelector('table, [aria-labelledby^="community."]')).toBeNull();
  });
});
