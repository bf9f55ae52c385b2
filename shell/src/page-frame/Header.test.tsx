/** @jest-environment jsdom */
import { unknownSession, type Session } from '@webdocs/contracts/events/event';
import type { Page } from '@webdocs/contracts/page/page';
import { factsAt, traitsOf } from '@webdocs/contracts/remote/page-facts';
import { sitePagesHere } from '@webdocs/testing/site-pages';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, recordEvents, renderOnServer, type MountedPart, type PageWish } from '@webdocs/testing/render';
import { act, fireEvent, within } from '@testing-library/react';

const { server: shell, inBrowser } = remoteUnderTest();
const headerInBrowser = inBrowser('header');

const page = (url = '/en-US/docs/Web/CSS'): Page => ({ renderer: 'Spa', url, slug: 'x', pageTitle: 'A page' });
const reader: Session = {
  ...unknownSession,
  status: 'signed-in',
  isAuthenticated: true,
  email: 'reader@example.com',
  avatarUrl: 'https://avatars.example/1.png',
};
const future = '2999-01-01';

let mounted: MountedPart | undefined;
const live: Array<(matches: boolean) => void> = [];

beforeEach(() => {
  window.matchMedia = () =>
    ({ addEventListener: (_: string, listener: () => void) => live.push(listener), removeEventListener: () => undefined }) as never;
  localStorage.clear();
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

/** A visit, with what the remotes of this repository say of its page. */
async function whole(wish: Partial<PageWish>): Promise<PageWish> {
  const shown = wish.page ?? page();
  const { pages } = await sitePagesHere();
  return { ...wish, page: shown, traits: traitsOf(factsAt(pages, shown.url)) };
}

/** What a reader without script gets. */
async function served(wish: Partial<PageWish> = {}) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(shell, 'header', await whole(wish));
  return element;
}

async function hydrated(wish: Partial<PageWish> = {}) {
  const wished = await whole(wish);
  mounted = await mountInBrowser(headerInBrowser, 'shell/header', wished, await renderOnServer(shell, 'header', { ...wished, facts: {} }));
  return mounted;
}

const hrefOf = (element: HTMLElement, name: string | RegExp) => within(element).getAllByText(name)[0]?.closest('a')?.getAttribute('href');
const menus = (element: HTMLElement) => [...element.querySelectorAll('details')];
const menuNamed = (element: HTMLElement, name: string) =>
  menus(element).find((menu) => menu.querySelector('summary')?.textContent === name) as HTMLDetailsElement;

describe('a reader without script', () => {
  test('opens menus that the browser itself opens, and finds plain links in them', async () => {
    const header = await served();
    expect(menus(header).map((menu) => menu.getAttribute('name'))).toEqual(menus(header).map(() => 'header-menu'));
    const guides = menuNamed(header, 'Guides');
    expect([...guides.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/en-US/docs/Learn/CSS');
  });

  test('opens the main menu of a phone by a button that names what it opens', async () => {
    const header = await served();
    const toggle = within(header).getByText('Open main menu').closest('button');
    expect(toggle?.textContent).toBe('Open main menuClose main menu');
    expect(header.querySelector(`#${toggle?.getAttribute('popovertarget')}`)?.getAttribute('popover')).toBe('auto');
  });

  test('skips to the heading of the page', async () => {
    expect(
      within(await served())
        .getByText('Skip to main content')
        .getAttribute('href'),
    ).toBe('#page-heading');
  });

  test('can skip to the text and to search; on documents to the languages too', async () => {
    const links = (element: HTMLElement) =>
      [...element.querySelectorAll('ul:first-child > li > a[href^="#"]')].map(({ textContent }) => textContent);
    expect(links(await served())).toEqual(['Skip to main content', 'Skip to search', 'Skip to select language']);
    expect(links(await served({ page: page('/en-US/play') }))).toEqual(['Skip to main content', 'Skip to search']);
  });

  test('signs in and up, and comes back to the same page', async () => {
    const header = await served({ address: '/en-US/search?q=grid gap' });
    const expected = '/users/fxa/login/authenticate/?next=%2Fen-US%2Fsearch%3Fq%3Dgrid%2520gap';
    expect(hrefOf(header, 'Log in')).toBe(expected);
    expect(hrefOf(header, 'Sign up for free')).toBe(`${expected}&signup=true`);
  });

  test('signs out by a form that knows where they were', async () => {
    const form = (await served()).querySelector('form[method=post]');
    expect(form?.getAttribute('action')).toBe('/users/fxa/login/logout/');
    expect(form?.querySelector<HTMLInputElement>('input[name=next]')?.value).toBe('/en-US/docs/Web/CSS');
  });

  test('is told where English stands in for a page that is not translated', async () => {
    const about = (url: string, locale: 'en-US' | 'fr'): Page => ({
      renderer: 'Generic',
      url,
      pageTitle: 'About',
      locale,
      hyData: { title: 'About', sections: [] },
    });
    const notice = async (wished: Page) => (await served({ page: wished })).querySelector('aside')?.textContent;
    expect(await notice(about('/fr/about', 'en-US'))).toBe('Cette page n’est pas encore traduite. Vous la lisez en anglais.');
    expect(await notice(about('/fr/about', 'fr'))).toBeUndefined();
    expect(await notice(about('/en-US/about', 'en-US'))).toBeUndefined();
  });

  test('sees where they are', async () => {
    const header = await served();
    expect(header.querySelector('summary[aria-current]')?.textContent).toBe('References');
    expect(header.querySelector('a[aria-current=page]')?.textContent).toMatch(/^CSS/);
    expect((await served({ page: page('/en-US/blog/') })).querySelector('nav > ul > li > a[aria-current]')?.textContent).toBe('Blog');
  });
});

test('the HTML is the same for every reader and at any time', async () => {
  const wish = { configuration: { newUntil: { updates: future, newsletter: future, tools: future } } };
  const forReader = await served({ ...wish, facts: { session: reader, theme: 'dark' } });
  expect(forReader.innerHTML).toBe((await served(wish)).innerHTML);
  expect(forReader.textContent).not.toContain('New');
});

test('the logo leads home and names the product in the Plus area', async () => {
  const configuration = { siteName: 'Our Docs', siteTitle: 'OD', products: { plus: 'OD Plus', curriculum: '', observatory: '' } };
  const logo = async (url: string) => (await served({ page: page(url), configuration })).querySelector('header a');
  expect((await logo('/fr/play'))?.getAttribute('href')).toBe('/fr/');
  expect((await logo('/fr/play'))?.textContent).toContain('Our Docs');
  expect((await logo('/fr/plus'))?.textContent).toBe('OD Plus');
});

describe('the upgrade', () => {
  test('leads to the plans', async () => {
    expect(hrefOf(await served(), 'Upgrade Now')).toBe('/en-US/plus#subscribe');
    expect(hrefOf(await served({ page: page('/en-US/plus') }), 'Upgrade Now')).toBe('#subscribe');
  });
});

describe('without Plus, read-only, in maintenance', () => {
  test('a site without Plus has no sign-in', async () => {
    const { plus: _, ...rest } = { plus: true, ads: true, newsletter: true, aiHelp: true, observatory: true };
    const header = await served({ configuration: { features: { ...rest, plus: false } } });
    expect(header.innerHTML).not.toMatch(/Plus|Log in|Sign up|Sign Out|Upgrade|logout/);
  });

  test('a read-only site has no collections and no user menu', async () => {
    const header = await served({ configuration: { readOnly: true } });
    expect(header.innerHTML).not.toMatch(/collections|logout|settings/);
    expect(hrefOf(header, 'Log in')).toContain('/users/fxa/');
  });

  test('maintenance is announced in place of signing in', async () => {
    const header = await served({ configuration: { maintenance: 'Back at noon.' } });
    expect(menuNamed(header, 'Maintenance ongoing').textContent).toContain('Back at noon.');
    expect(header.querySelector('header')?.innerHTML).not.toMatch(/Log in|Sign up|Sign Out|Upgrade|logout/);
  });

  test('so it is when the API reports it, or does not answer', async () => {
    const { element, bus } = await hydrated();
    await act(async () => bus.publish('session/changed', { ...unknownSession, status: 'anonymous', maintenance: 'Moving house.' }));
    expect(element.textContent).toContain('Moving house.');
    await act(async () => bus.publish('session/changed', { ...unknownSession, status: 'unavailable' }));
    expect(element.textContent).toContain(
      'The API is down for maintenance. You can continue to browse the Web Docs, but MDN Plus and Search might not be available. Thank you for your patience!',
    );
  });
});

test('the header comes to life without a change of its HTML being needed', async () => {
  const { reports, openSlots } = await hydrated({ facts: { session: reader, theme: 'dark' } });
  expect(reports).toEqual([]);
  expect(openSlots()).toEqual(['search-box', 'ad-top']);
});

test('home has no band above its cover', async () => {
  expect((await hydrated({ page: page('/en-US/') })).openSlots()).toEqual(['search-box']);
});

test('a signed-in reader finds address and picture in the menu', async () => {
  const { element, bus } = await hydrated();
  await act(async () => bus.publish('session/changed', reader));
  const menu = element.querySelector('summary[aria-label="My MDN Plus"]')?.closest('details') as HTMLElement;
  expect(menu.textContent).toContain('reader@example.com');
  expect(menu.querySelector('img')?.getAttribute('src')).toBe('https://avatars.example/1.png');
  expect([...menu.querySelectorAll('li a')].map(({ textContent }) => textContent)).toEqual([
    'Collections',
    'Updates',
    'My Settings',
    'Help',
    'Feedback',
  ]);
});

test('a reader without a picture gets the default one', async () => {
  const { element, bus } = await hydrated();
  await act(async () => bus.publish('session/changed', { ...reader, avatarUrl: null }));
  const menu = element.querySelector('summary[aria-label="My MDN Plus"]');
  expect(menu?.querySelector('img')).toBeNull();
  expect(menu?.querySelector('svg')).not.toBeNull();
});

test('signing out tells the other tabs', async () => {
  const { element, bus } = await hydrated();
  const ended = recordEvents(bus, 'session/ended');
  const form = element.querySelector('form[method=post]') as HTMLFormElement;
  form.addEventListener('submit', (event) => event.preventDefault());
  fireEvent.submit(form);
  expect(ended).toHaveLength(1);
});

test('new things are marked once the page lives, and no more when looked at', async () => {
  const configuration = { newUntil: { updates: future, newsletter: future, tools: future } };
  const { element, show, unmount } = await hydrated({ configuration });
  expect(menuNamed(element, 'ToolsNew')).toBeDefined();
  expect(within(element).getAllByText('New feature').length).toBeGreaterThan(0);
  localStorage.setItem('viewed.plus_updates_v2', '1750000000000');
  await show({ page: page('/en-US/plus/updates'), configuration });
  expect(within(element).queryByText('New feature')).toBeNull();
  await unmount();
  mounted = undefined;
});

describe('the theme menu', () => {
  test('shows the chosen theme and asks for another', async () => {
    const { element, bus } = await hydrated({ facts: { theme: 'dark' } });
    const button = (name: string) =>
      within(element)
        .getAllByText(name)
        .map((words) => words.closest('button'))
        .find(Boolean) as HTMLButtonElement;
    expect(button('Dark').getAttribute('aria-pressed')).toBe('true');
    const chosen = recordEvents(bus, 'theme/chosen');
    const menu = button('OS Default').closest('details') as HTMLDetailsElement;
    menu.open = true;
    await act(async () => button('OS Default').click());
    expect([menu.open, document.activeElement]).toEqual([false, menu.querySelector('summary')]);
    expect(chosen).toEqual([{ theme: 'os-default' }]);
    expect(button('OS Default').getAttribute('aria-pressed')).toBe('true');
    expect(button('Dark').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the language menu', () => {
  const languageMenu = (element: HTMLElement) => element.querySelector('#language-menu')?.closest('details') as HTMLElement;
  const remember = (element: HTMLElement) => within(languageMenu(element)).getByRole('switch', { hidden: true }) as HTMLInputElement;
  /** What needs a script comes with the first opening. */
  async function opened(wish: Partial<PageWish> = {}) {
    const found = await hydrated(wish);
    const menu = languageMenu(found.element) as HTMLDetailsElement;
    expect(within(menu).queryByRole('switch', { hidden: true })).toBeNull();
    menu.open = true;
    await act(async () => void fireEvent(menu, new Event('toggle')));
    await within(menu).findByRole('switch', { hidden: true });
    return found;
  }
  afterEach(() => {
    document.cookie = 'preferredlocale=; max-age=0; path=/';
  });

  test('lists real links that load the other language whole', async () => {
    const links = [...languageMenu(await served({ page: page('/en-US/play') })).querySelectorAll('a')];
    expect(links).toHaveLength(9);
    const french = links.find(({ lang }) => lang === 'fr');
    expect([french?.getAttribute('href'), french?.hreflang, french?.textContent, french && 'fullLoad' in french.dataset]).toEqual([
      '/fr/play',
      'fr',
      'Français',
      true,
    ]);
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
  });

  test('folds away the languages that are not available', async () => {
    const { element } = await opened();
    const fold = within(languageMenu(element)).getByText('Not available yet').closest('details') as HTMLDetailsElement;
    expect(fold.open).toBe(false);
    expect(within(fold).getByText('Deutsch').closest('button')?.disabled).toBe(true);
  });

  test('says which languages a document is not translated into, and leads on to their home pages', async () => {
    const doc = { mdn_url: '/en-US/docs/Web/CSS', title: 'CSS', pageTitle: 'CSS', locale: 'en-US' as const, body: [] };
    const translated = { ...doc, other_translations: [{ locale: 'fr' as const, native: 'Français' }] };
    const menu = languageMenu(await served({ page: { renderer: 'Doc', url: doc.mdn_url, doc: translated } }));
    const [own, others] = [...menu.querySelectorAll('ul')].map((list) =>
      [...list.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(own).toEqual([
      ['English (US)', '/en-US/docs/Web/CSS'],
      ['Français', '/fr/docs/Web/CSS'],
    ]);
    expect(within(menu).getByText('Not translated yet: home page in')).toBeDefined();
    expect(others).toContainEqual(['日本語', '/ja/']);
    expect(others).toHaveLength(7);
  });

  test('remembers the language, follows a change of it, and forgets', async () => {
    const { element } = await opened({ page: page('/en-US/play') });
    expect(remember(element).checked).toBe(false);
    await act(async () => remember(element).click());
    expect(document.cookie).toBe('preferredlocale=en-US');
    const japanese = languageMenu(element).querySelector('a[hreflang=ja]') as HTMLAnchorElement;
    japanese.addEventListener('click', (event) => event.preventDefault());
    await act(async () => japanese.click());
    expect(document.cookie).toBe('preferredlocale=ja');
    await act(async () => remember(element).click());
    expect(document.cookie).toBe('');
  });

  test('does not remember a choice when not asked to', async () => {
    const { element } = await opened({ page: page('/en-US/play') });
    const french = languageMenu(element).querySelector('a[hreflang=fr]') as HTMLAnchorElement;
    french.addEventListener('click', (event) => event.preventDefault());
    await act(async () => french.click());
    expect(document.cookie).toBe('');
  });

  test('knows what was remembered before', async () => {
    document.cookie = 'preferredlocale=fr; path=/';
    expect(remember((await opened()).element).checked).toBe(true);
  });
});

describe('an open menu closes', () => {
  async function opened() {
    const { element, show } = await hydrated();
    const guides = menuNamed(element, 'Guides');
    guides.open = true;
    return { element, guides, show };
  }

  test('on Escape, and the focus returns to what opened it', async () => {
    const { guides } = await opened();
    guides.querySelector('a')?.focus();
    fireEvent.keyDown(guides.querySelector('a') as Element, { key: 'Escape' });
    expect(guides.open).toBe(false);
    expect(document.activeElement).toBe(guides.querySelector('summary'));
  });

  test('on a press outside, but not inside', async () => {
    const { guides } = await opened();
    fireEvent.pointerDown(guides.querySelector('a') as Element);
    expect(guides.open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(guides.open).toBe(false);
  });

  test('when the focus moves on', async () => {
    const { element, guides } = await opened();
    guides.querySelector('a')?.focus();
    menuNamed(element, 'References').querySelector('summary')?.focus();
    expect(guides.open).toBe(false);
  });

  test('on another page', async () => {
    const { guides, show } = await opened();
    await show({ page: page('/en-US/docs/Learn/CSS') });
    expect(guides.open).toBe(false);
  });

  test('other keys leave it open', async () => {
    const { guides } = await opened();
    fireEvent.keyDown(guides, { key: 'ArrowDown' });
    expect(guides.open).toBe(true);
  });
});
