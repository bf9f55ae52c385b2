import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { activeLocales, nativeNames } from '@webdocs/contracts/reader/locale';
import { retiredLocales } from '@webdocs/contracts/reader/retired-locales';
import { expect, hydrated, test } from '../site/site-test.ts';
import { french, Header } from '../pages/header.ts';

const article = '/en-US/docs/Learn';
const files = join(import.meta.dirname, '../../default-content/content/files');
const papers = { light: '#fbfaf7', dark: '#13151d' };

test.describe('the theme switcher', () => {
  test('is a menu of three, sets the theme, and keeps it', async ({ page }) => {
    await page.goto(article);
    await hydrated(page);
    const { theme } = new Header(page);

    await test.step('offers OS Default, Light and Dark, and closes on Escape and on a click outside', async () => {
      await theme.open();
      await expect(theme.box.getByRole('button')).toHaveText(['OS Default', 'Light', 'Dark']);
      await expect(theme.button('OS Default')).toHaveAttribute('aria-pressed', 'true');
      await theme.press('Escape');
      await theme.expectClosed();
      await expect(theme.summary).toBeFocused();
      await theme.open();
      await page.getByRole('heading', { level: 1 }).click();
      await theme.expectClosed();
    });

    await test.step('sets a class on the root element, stores the theme and updates theme-color', async () => {
      const root = page.locator('html');
      for (const [name, shown, stored] of [
        ['Dark', 'dark', 'dark'],
        ['Light', 'light', 'light'],
        ['OS Default', 'light', 'os-default'],
      ] as const) {
        await theme.open();
        await theme.button(name).click();
        await expect(root).toHaveClass(shown);
        await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', papers[shown]);
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(stored);
        await expect(theme.summary).toHaveAccessibleName(`Theme: ${name}`);
        await theme.expectClosed();
      }
    });

    await test.step('keeps the chosen theme when the system prefers another', async () => {
      await theme.open();
      await theme.button('Light').click();
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.reload();
      await hydrated(page);
      await expect(page.locator('html')).toHaveClass('light');
    });
  });

  test('applies before the first paint and before any script except the one in the head', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { classWhenBodyAppeared: document.documentElement.className });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(article, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => (window as { classWhenBodyAppeared?: string }).classWhenBodyAppeared)).toBe('dark');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', papers.dark);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(19, 21, 29)');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`follows a system that prefers ${colorScheme}, on load and on change`, async ({ page }) => {
      const other = colorScheme === 'dark' ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme });
      await page.goto(article);
      const root = page.locator('html');
      await expect(root).toHaveClass(colorScheme);
      await hydrated(page);
      await expect(root).toHaveClass(colorScheme);
      await page.emulateMedia({ colorScheme: other });
      await expect(root).toHaveClass(other);
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', papers[other]);
    });
  }

  test('treats an invalid stored value as OS Default', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'sepia"><script>'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(article);
    await hydrated(page);
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(new Header(page).theme.summary).toHaveAccessibleName('Theme: OS Default');
  });
});

test.describe('the language switcher', () => {
  test('lists the nine languages, the current one first, and closes on Escape and on a click outside', async ({ page }) => {
    await page.goto('/fr/search?q=a');
    await hydrated(page);
    const { language } = new Header(page, french);
    await expect(language.summary).toHaveAccessibleName('Langue : Français');
    await language.open();
    await expect(language.links).toHaveText([
      'Français',
      'English (US)',
      'Español',
      '日本語',
      '한국어',
      'Português (do Brasil)',
      'Русский',
      '中文 (简体)',
      '正體中文 (繁體)',
    ]);
    await expect(language.link('Français')).toHaveAttribute('aria-current', 'page');
    await expect(language.link('日本語')).toHaveAttribute('href', '/ja/search?q=a');
    await language.press('Escape');
    await language.expectClosed();
    await expect(language.summary).toBeFocused();
    await language.open();
    await page.getByRole('heading', { level: 1 }).click();
    await language.expectClosed();
  });

  test('leads to another language with a full load, and shows inactive ones as disabled', async ({ page }) => {
    await page.goto('/en-US/');
    await hydrated(page);
    const { language } = new Header(page);

    await test.step('shows inactive languages as disabled', async () => {
      await language.open();
      await language.box.getByText('Not available yet').click();
      const inactive = language.box.getByRole('button');
      await expect(inactive).toHaveText(Object.values(retiredLocales));
      for (const button of await inactive.all()) await expect(button).toBeDisabled();
    });

    await test.step('changes the language with a full load', async () => {
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await language.press('Escape');
      await language.open();
      await language.link('Français').click();
      await expect(page).toHaveURL(/\/fr\/$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
      expect(await page.context().cookies()).toEqual([]);
    });
  });

  test('offers the translations of a document, and the home page of every other language', async ({ page }) => {
    const array = 'Web/JavaScript/Reference/Global_Objects/Array';
    await page.goto(`/en-US/docs/${array}`);
    const { language } = new Header(page);
    await language.open();
    const written = activeLocales.filter((locale) => existsSync(join(files, locale.toLowerCase(), array.toLowerCase())));
    expect(written).toContain('fr');
    const [translations, others] = [language.box.getByRole('list').first(), language.box.getByRole('list').nth(1)];
    await expect(translations.getByRole('link')).toHaveText(written.map((locale) => nativeNames[locale]));
    await expect(others.getByRole('link')).toHaveText(activeLocales.filter((l) => !written.includes(l)).map((l) => nativeNames[l]));
    await expect(language.link('Français')).toHaveAttribute('href', `/fr/docs/${array}`);
    await page.goto(`/en-US/docs/${array}/flatMap`);
    await language.open();
    await expect(translations.getByRole('link')).toHaveText(['English (US)']);
    await expect(language.box.getByText('Not translated yet: home page in')).toBeVisible();
    await expect(language.link('Français')).toHaveAttribute('href', '/fr/');
    await page.goto('/en-US/blog/');
    await language.open();
    await expect(translations.getByRole('link')).toHaveText(['English (US)']);
  });

  test('stores the language in a cookie for 94608000 seconds, and can delete it', async ({ page, context }) => {
    await page.addInitScript(() => {
      const cookies: string[] = [];
      const descriptor = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
      Object.defineProperty(Document.prototype, 'cookie', {
        get: descriptor.get,
        set(this: Document, text: string) {
          cookies.push(text);
          descriptor.set?.call(this, text);
        },
      });
      Object.assign(window, { writtenCookies: cookies });
    });
    const written = () => page.evaluate(() => (window as unknown as { writtenCookies: string[] }).writtenCookies);
    await page.goto('/en-US/docs/Learn');
    await hydrated(page);
    const { language, rememberLanguage } = new Header(page);
    await language.open();
    await expect(rememberLanguage).not.toBeChecked();
    await rememberLanguage.check({ force: true });
    expect(await written()).toEqual(['preferredlocale=en-US; max-age=94608000; path=/']);
    await language.link('Français').click();
    await expect(page).toHaveURL(/\/fr\/docs\/Learn$/);
    expect(await context.cookies()).toMatchObject([{ name: 'preferredlocale', value: 'fr', path: '/', secure: false }]);

    // The address that was typed wins; one without a language is led to the stored one.
    await page.goto('/en-US/docs/Learn');
    await expect(page).toHaveURL(/\/en-US\/docs\/Learn$/);
    await page.goto('/docs/Learn');
    await expect(page).toHaveURL(/\/fr\/docs\/Learn$/);
    await hydrated(page);
    const inFrench = new Header(page, french);
    await inFrench.language.open();
    await expect(inFrench.rememberLanguage).toBeChecked();
    await inFrench.rememberLanguage.uncheck({ force: true });
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('the header of a section', () => {
  const docs = { name: 'MDN Web Docs', href: '/en-US/' };
  const pages = [
    { at: '/en-US/', isDark: true },
    { at: '/en-US/_homepage', isDark: true },
    { at: '/', isDark: true },
    { at: '/en-US/plus', isDark: true },
    { at: '/fr/plus', isDark: true, logo: { name: 'MDN Plus', href: '/fr/' } },
    { at: '/en-US/plus/docs/faq', isDark: false, logo: { name: 'MDN Plus', href: '/en-US/' } },
    { at: '/en-US/docs/Web', isDark: false, logo: docs },
    { at: '/fr/docs/Learn', isDark: false, logo: { name: 'MDN Web Docs', href: '/fr/' } },
    { at: '/en-US/blog/', isDark: false, logo: docs },
    { at: '/en-US/search', isDark: false },
  ];
  test('is dark on the Plus landing page, the home page and the root only, in the light theme; its logo leads to the home page', async ({
    page,
  }) => {
    for (const { at, isDark, logo } of pages) {
      await page.goto(at);
      const header = new Header(page);
      expect(await lightness(header.banner, 'color'), at).toBe(isDark ? 'light' : 'dark');
      if (!logo) continue;
      await expect(header.logo, at).toHaveAccessibleName(logo.name);
      await expect(header.logo, at).toHaveAttribute('href', logo.href);
    }
  });

  test('has another logo after a navigation from the documentation to Plus', async ({ page }) => {
    await page.goto('/en-US/docs/Web');
    await hydrated(page);
    const header = new Header(page);
    const plus = header.menu('Plus');
    await plus.open();
    await plus.link('Overview').click();
    await expect(header.logo).toHaveAccessibleName('MDN Plus');
  });

  test('becomes light after leaving the home page', async ({ page }) => {
    await page.goto('/en-US/');
    await hydrated(page);
    const header = new Header(page);
    await header.plainLink('Blog').click();
    await expect(page).toHaveURL(/\/blog\/$/);
    await expect(page.locator('html')).not.toHaveAttribute('data-cover');
    expect(await lightness(header.banner, 'color')).toBe('dark');
    await header.logo.click();
    await expect(page.locator('html')).toHaveAttribute('data-cover', '');
    expect(await lightness(header.banner, 'color')).toBe('light');
  });

  async function lightness(element: Locator, property: string): Promise<'light' | 'dark'> {
    const [red = 0, green = 0, blue = 0] = await element.evaluate(
      (node, name) =>
        (
          getComputedStyle(node)
            .getPropertyValue(name)
            .match(/[\d.]+/g) ?? []
        ).map(Number),
      property,
    );
    return red + green + blue > 384 ? 'light' : 'dark';
  }
});
