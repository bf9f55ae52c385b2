import { within } from '@testing-library/dom';
import { expect, hydrated, test } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';
import { readers, visitAs } from '../pages/reader.ts';

const article = '/en-US/docs/Learn';

const entries: Record<string, Array<[string, string]>> = {
  Guides: [
    ['Learn web development', '/en-US/docs/Learn'],
    ['HTML', '/en-US/docs/Learn/HTML'],
    ['CSS', '/en-US/docs/Learn/CSS'],
    ['JavaScript', '/en-US/docs/Learn/JavaScript'],
    ['Accessibility', '/en-US/docs/Web/Accessibility'],
  ],
  References: [
    ['All web technologies', '/en-US/docs/Web'],
    ['HTML', '/en-US/docs/Web/HTML'],
    ['CSS', '/en-US/docs/Web/CSS'],
    ['JavaScript', '/en-US/docs/Web/JavaScript'],
    ['HTTP', '/en-US/docs/Web/HTTP'],
    ['Web APIs', '/en-US/docs/Web/API'],
    ['Web Extensions', '/en-US/docs/Mozilla/Add-ons/WebExtensions'],
  ],
  Plus: [
    ['Overview', '/en-US/plus'],
    ['AI Help', '/en-US/plus/ai-help'],
    ['Updates', '/en-US/plus/updates'],
    ['Documentation', '/en-US/plus/docs/features/overview'],
    ['FAQ', '/en-US/plus/docs/faq'],
  ],
  Tools: [
    ['Playground', '/en-US/play'],
    ['Observatory', '/en-US/observatory'],
    ['AI Help', '/en-US/plus/ai-help'],
  ],
};

test.describe('the menus of the header', () => {
  test('Guides, References, Plus and Tools lead to all areas of the site', async ({ page }) => {
    await page.goto(article);
    await hydrated(page);
    const header = new Header(page);
    for (const [name, links] of Object.entries(entries)) {
      const menu = header.menu(name);
      await menu.open();
      expect(await menu.visibleLinks(), name).toEqual(links);
    }
  });

  test('every entry leads to the language of the page, except those that exist in English only', async ({ served }) => {
    const links = (await served('/fr/docs/Learn')).header.querySelectorAll('nav a');
    const addresses = [...links].map((link) => link.getAttribute('href') ?? '');
    expect(addresses.length).toBeGreaterThan(15);
    const onlyEnglish = [
      '/en-US/docs/Web/API',
      '/en-US/docs/Mozilla/Add-ons/WebExtensions',
      '/en-US/plus/docs/features/overview',
      '/en-US/plus/docs/faq',
      '/en-US/curriculum/',
      '/en-US/blog/',
    ];
    expect(addresses.filter((href) => !href.startsWith('/fr/'))).toEqual(onlyEnglish);
  });

  test('Curriculum and Blog are plain links', async ({ served }) => {
    const menu = within((await served(article)).body.getByRole('navigation', { name: 'Main menu' }));
    for (const [name, href] of [
      ['Curriculum', '/en-US/curriculum/'],
      ['Blog', '/en-US/blog/'],
    ] as const)
      expect(menu.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  test('Collections is in the Plus menu for signed-in users only', async ({ page }) => {
    const header = new Header(page);
    await page.goto(article);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
    await header.menu('Plus').open();
    await expect(header.menu('Plus').link('Collections')).toBeHidden();

    await visitAs(page, readers.signedIn);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
    await header.menu('Plus').open();
    await expect(header.menu('Plus').link('Collections')).toHaveAttribute('href', '/en-US/plus/collections');
  });

  test('the menu and the entry of the current page are highlighted', async ({ page }) => {
    await page.goto('/en-US/docs/Web/CSS');
    const header = new Header(page);
    await expect(header.menu('References').summary).toHaveAttribute('aria-current', 'true');
    await expect(header.menu('Guides').summary).not.toHaveAttribute('aria-current');
    await header.menu('References').open();
    await expect(header.menu('References').link('CSS')).toHaveAttribute('aria-current', 'page');
    await page.goto('/en-US/blog/');
    await expect(header.plainLink('Blog')).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('a menu', () => {
  test('opens and closes with mouse and keyboard, one at a time', async ({ page }) => {
    await page.goto(article);
    await hydrated(page);

    await test.step('opens and closes with the mouse', async () => {
      const menu = new Header(page).menu('Guides');
      await menu.open();
      await menu.summary.click();
      await menu.expectClosed();
    });

    for (const key of ['Enter', 'Space'])
      await test.step(`opens with ${key}, and Tab moves the focus into it`, async () => {
        const menu = new Header(page).menu('References');
        await menu.summary.focus();
        await menu.press(key);
        await menu.expectOpen();
        await menu.press('Tab');
        await expect(menu.link('All web technologies')).toBeFocused();
        await menu.press('Tab');
        await expect(menu.link('HTML')).toBeFocused();
        await menu.press('Escape');
        await menu.expectClosed();
      });

    await test.step('closes on Escape and returns the focus', async () => {
      const menu = new Header(page).menu('References');
      await menu.open();
      await menu.link('CSS').focus();
      await menu.press('Escape');
      await menu.expectClosed();
      await expect(menu.summary).toBeFocused();
    });

    await test.step('closes on a click outside', async () => {
      const menu = new Header(page).menu('References');
      await menu.open();
      await page.getByRole('heading', { level: 1 }).click();
      await menu.expectClosed();
    });

    await test.step('closes when the focus moves on', async () => {
      const header = new Header(page);
      await header.menu('Tools').open();
      await header.search.focus();
      await header.menu('Tools').expectClosed();
    });

    await test.step('closes the one that was open before', async () => {
      const header = new Header(page);
      await header.menu('Guides').open();
      await header.menu('References').open();
      await header.menu('Guides').expectClosed();
      await header.theme.open();
      await header.menu('References').expectClosed();
      await header.language.open();
      await header.theme.expectClosed();
    });

    await test.step('closes when the reader follows one of its links', async () => {
      const menu = new Header(page).menu('References');
      await menu.open();
      await menu.link('CSS').click();
      await expect(page).toHaveURL(/\/en-US\/docs\/Web\/CSS$/);
      await menu.expectClosed();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the main menu holds everything, and is opened and closed with one button', async ({ page }) => {
    const header = new Header(page);
    const { mainMenuToggle } = header;
    await page.goto(article);
    await hydrated(page);

    await test.step("the toggle reads 'Open main menu' and 'Close main menu'", async () => {
      await expect(mainMenuToggle).toHaveAccessibleName('Open main menu');
      await mainMenuToggle.click();
      await expect(mainMenuToggle).toHaveAccessibleName('Close main menu');
      await mainMenuToggle.click();
      await expect(mainMenuToggle).toHaveAccessibleName('Open main menu');
    });

    await test.step('the main menu closes on Escape and when the reader follows a link in it', async () => {
      await header.mainMenuToggle.click();
      await page.keyboard.press('Escape');
      await expect(header.plainLink('Blog')).toBeHidden();
      await header.mainMenuToggle.click();
      await header.menu('Guides').open();
      await header.menu('Guides').link('CSS').click();
      await expect(page).toHaveURL(/\/en-US\/docs\/Learn\/CSS$/);
      await expect(header.plainLink('Blog')).toBeHidden();
      await expect(header.mainMenuToggle).toHaveAccessibleName('Open main menu');
    });

    await test.step('the main menu contains every menu, sign-up, theme and language', async () => {
      await header.mainMenuToggle.click();
      for (const [name, links] of Object.entries(entries)) {
        const menu = header.menu(name);
        await menu.open();
        expect(await menu.visibleLinks(), name).toEqual(links);
      }
      await expect(header.plainLink('Curriculum')).toBeVisible();
      await expect(header.plainLink('Blog')).toBeVisible();
      await expect(header.signUp).toBeVisible();
      await expect(header.logIn).toBeVisible();
      await header.theme.open();
      await expect(header.theme.button('Dark')).toBeVisible();
      await header.language.open();
      await expect(header.language.link('Français')).toBeVisible();
    });
  });
});
