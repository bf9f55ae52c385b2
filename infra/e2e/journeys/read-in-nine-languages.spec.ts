import type { Page } from '@playwright/test';
import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { definitionsHere } from '@webdocs/testing/site-pages';
import { axeViolations } from '../pages/axe-violations.ts';
import { englishAmong, interfaceTexts, textsOfDocument } from '../pages/interface-texts.ts';
import { namesIn } from '../pages/names-in-all-languages.ts';
import { missingPage } from '../pages/page-kinds.ts';
import { PoorSite } from '../pages/poor-site.ts';
import { chunkOfWords, languageOfWords, languagesWithin } from '../pages/words-of-languages.ts';
import { readers, visitAs } from '../pages/reader.ts';
import { lostNodes, markServedNodes } from '../pages/hydration.ts';
import { scriptRequests, slotsAlive } from '../pages/scripts.ts';
import { expect, hydrated, test as base } from '../site/site-test.ts';

const test = base.extend<{ readonly poor: PoorSite }>({
  // Only there may sites of this machine be scanned.
  site: async ({ sites }, use) => use(await sites.with({ environment: { WEBDOCS_OBSERVATORY_LOCAL_TARGETS: 'on' } })),
  poor: async ({}, use) => {
    const poor = new PoorSite();
    await poor.open();
    await use(poor);
    await poor.close();
  },
});

/** What there is in every language, below its address. */
const mainPages = ['/', '/search?q=css', '/plus', '/play', '/observatory', '/about', '/community', '/nowhere'];
/** Which only a script completes. */
const otherPages = ['/search?q=samovar', '/plus/updates', '/plus/ai-help', '/newsletter', '/docs/Nowhere'];
/** Where a script adds nothing but what it adds to the main pages: their HTML says it all. */
const pagesAsSent = [
  '/docs/Learn',
  '/docs/Learn/CSS/Centering',
  '/docs/Glossary/Closure',
  '/search',
  '/plus/docs/features/overview',
  '/advertising',
  '/about/privacy',
  '/about/data-choices',
  '/about/terms',
  '/observatory/docs/faq',
];
const pagesOfMembers = ['/plus/settings', '/plus/collections'];
const longDocument = '/docs/Web/JavaScript/Reference/Global_Objects/Array';
const ownFonts = { ja: 'Hiragino Mincho ProN', ko: 'AppleMyungjo', 'zh-CN': 'Songti SC', 'zh-TW': 'Songti TC' } as const;
/** There in English alone. */
const englishPages = ['/blog/', '/blog/text-before-script/', '/curriculum/'];

/**
 * Whether words of English are left on the main pages is asked in nine languages, and on any page in these four. What a page is sent with
 * and what its scripts say are of the same catalogues, and a test beside those finds what one language lacks: the main pages of the
 * other four are opened in the browser where axe asks, and read as they are sent elsewhere.
 */
const readWhole: readonly Locale[] = ['fr', 'ja', 'ru', 'zh-CN'];

/**
 * What axe finds in one language and not in English is a name that is missing or is not marked: each page is asked in English and in two
 * or three other languages, and each language of three or four pages.
 */
function asksAxe(locale: Locale, place: number): boolean {
  return locale === fallbackLocale || (activeLocales.indexOf(locale) + place) % 3 === 0;
}

test.describe('the interface', () => {
  // Up to thirty visits of a second of processor time each.
  test.setTimeout(600_000);
  test.beforeEach(({ expectErrors }) => expectErrors(missingPage));

  const english = new Map<string, readonly string[]>();

  for (const locale of activeLocales) {
    test(`in ${locale} says nothing in English but names, and axe finds nothing there`, async ({ page, served, poor }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const isName = namesIn(locale);
      const report = `/observatory/analyze?host=${encodeURIComponent(poor.host)}`;
      // Each scan of a host has a port of its own in its texts, which names nothing in English.
      const nameOf = (path: string): string => (path === report ? 'report' : path);

      const inBrowser = async (address: string): Promise<string[]> => {
        await visit(page, address);
        return interfaceTexts(page);
      };
      const asSent = async (address: string): Promise<string[]> => textsOfDocument(await served(address));

      async function read(path: string, textsAt = inBrowser): Promise<void> {
        const texts = await textsAt(`/${locale}${path}`);
        if (locale === fallbackLocale) return void english.set(nameOf(path), texts);
        expect(texts.length, `texts at ${path}`).toBeGreaterThan(80);
        // What is compared with it later may have been read in the browser.
        const textsOfEnglish = pagesAsSent.includes(path) ? asSent : inBrowser;
        if (!english.has(nameOf(path))) english.set(nameOf(path), await textsOfEnglish(`/${fallbackLocale}${path}`));
        const found = englishAmong(texts, english.get(nameOf(path)) ?? [], locale, (text) => isName(text) || isAsked(text, path));
        expect.soft(found, `English at ${path}`).toEqual([]);
      }

      async function readInBrowser(path: string, place = 0): Promise<void> {
        await read(path);
        if (asksAxe(locale, place)) expect.soft(await violationsIn(locale, page), `what axe finds at ${path}`).toEqual([]);
      }

      for (const [place, path] of mainPages.entries())
        await (asksAxe(locale, place) || readWhole.includes(locale) ? readInBrowser(path, place) : read(path, asSent));
      if (readWhole.includes(locale)) {
        for (const path of otherPages) await read(path);
        for (const path of pagesAsSent) await read(path, asSent);
      }
      if (locale === fallbackLocale) for (const path of englishPages) await readInBrowser(path);
      await readInBrowser(report, mainPages.length);
      await visitAs(page, readers.subscriber);
      for (const [place, path] of pagesOfMembers.entries()) await readInBrowser(path, mainPages.length + 1 + place);
    });
  }
});

test('a document comes with words and fonts of its language alone, comes alive as it was sent, and says nothing in English', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const asked = scriptRequests(page);
  const fonts = fontRequests(page);
  const budgeted = await chunksWithBudget();
  await markServedNodes(page);
  let english: readonly string[] = [];
  for (const locale of activeLocales) {
    asked.length = 0;
    fonts.length = 0;
    await visit(page, `/${locale}${longDocument}`);
    // Dates, numbers and plurals that this browser words differently than the server would have been written again.
    expect.soft(await lostNodes(page), `nodes of the server in ${locale}`).toEqual([]);
    const expected = locale === fallbackLocale ? [] : [locale];
    expect.soft([...new Set(asked.flatMap((path) => languageOfWords(path) ?? []))], `files with words in ${locale}`).toEqual(expected);
    const chunks = [...new Set(asked.filter(languageOfWords).map(chunkOfWords))];
    const unlimited = chunks.filter((chunk) => !budgeted.includes(chunk));
    expect.soft(unlimited, `words without a budget in ${locale}`).toEqual([]);
    if (locale !== fallbackLocale) expect.soft(chunks).toEqual(expect.arrayContaining(['shell/words', 'mfe-docs/words']));
    const scripts = await Promise.all([...new Set(asked)].map(async (path) => (await page.request.get(path)).text()));
    expect.soft(languagesWithin(scripts.join('\n')), `languages in the scripts of ${locale}`).toEqual(expected);

    // Letters of code, of names and of what other languages are called have fonts of the site, and Chinese, Japanese and Korean none.
    expect
      .soft(
        fonts.filter((path) => !/\/(?:literata|instrument-sans|jetbrains-mono)-(?:latin|cyrillic)/.test(path)),
        locale,
      )
      .toEqual([]);
    if (locale in ownFonts) expect.soft(await headingFont(page), locale).toContain(ownFonts[locale as keyof typeof ownFonts]);

    if (asksAxe(locale, 0)) expect.soft(await violationsIn(locale, page), `what axe finds in ${locale}`).toEqual([]);
    const texts = await interfaceTexts(page);
    if (locale === fallbackLocale) english = texts;
    else expect.soft(englishAmong(texts, english, locale, namesIn(locale)), `English in ${locale}`).toEqual([]);
  }
});

test('a word of English that no element marks as English is found, in text and in names', async ({ page }) => {
  await visit(page, '/en-US/plus/ai-help');
  const english = await interfaceTexts(page);
  await visit(page, '/ja/plus/ai-help');
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    main.append(Object.assign(document.createElement('p'), { textContent: 'Never translated' }));
    main.append(Object.assign(document.createElement('p'), { textContent: 'The title of a standard', lang: 'en' }));
    main.append(Object.assign(document.createElement('button'), { ariaLabel: 'Close this' }));
  });
  const found = englishAmong(await interfaceTexts(page), english, 'ja', namesIn('ja'));
  expect(found).toEqual(['Never translated', 'Close this']);
  expect(englishAmong(['Search', 'Recherche', 'MDN Plus'], ['Search', 'MDN Plus'], 'fr', namesIn('fr'))).toEqual(['Search']);
});

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await slotsAlive(page);
  if (address.includes('/observatory/analyze')) await expect(page.getByRole('tab').first()).toBeVisible();
}

/** Colors are the same in all languages. */
function violationsIn(locale: Locale, page: Page): Promise<string[]> {
  return axeViolations(page, 'html', locale === fallbackLocale ? 'all' : 'all but colors');
}

/** Of words that a document loads they are 6 KB together. */
async function chunksWithBudget(): Promise<readonly string[]> {
  const definitions = await definitionsHere();
  return definitions.flatMap(({ name, lateBudgetsKb = {} }) => Object.keys(lateBudgetsKb).map((chunk) => `${name}/${chunk}`));
}

function fontRequests(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  return fonts;
}

function headingFont(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 2 }).first();
  return heading.evaluate((element) => getComputedStyle(element).fontFamily);
}

/** A page that is not there offers to search for the words of its address. */
function isAsked(text: string, path: string): boolean {
  return path.split(/[/?=]/).includes(text);
}
