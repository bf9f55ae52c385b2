import type { Page } from '@playwright/test';
import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { axeViolations } from '../pages/axe-violations.ts';
import { englishAmong, interfaceTexts } from '../pages/interface-texts.ts';
import { missingPage } from '../pages/page-kinds.ts';
import { PoorSite } from '../pages/poor-site.ts';
import { readers, visitAs } from '../pages/reader.ts';
import { slotsAlive } from '../pages/scripts.ts';
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

/** Pages that there are in every language, by their addresses below it. */
const mainPages = [
  '/',
  '/docs/Web/JavaScript/Reference/Global_Objects/Array',
  '/search?q=css',
  '/plus',
  '/play',
  '/observatory',
  '/about',
  '/community',
  '/nowhere',
];
const otherPages = [
  '/docs/Web/CSS/Guides/Flexible_box_layout/Basic_concepts',
  '/docs/Learn',
  '/search',
  '/search?q=samovar',
  '/plus/updates',
  '/plus/ai-help',
  '/newsletter',
  '/advertising',
  '/about/privacy',
  '/about/data-choices',
  '/legal/licence',
  '/observatory/docs/faq',
  '/docs/Nowhere',
];
const pagesOfMembers = ['/plus/settings', '/plus/collections'];

const readWhole: readonly Locale[] = ['fr', 'ja', 'ru', 'zh-CN'];

/** What is called the same in every language. */
const names = new Set(['MDN', 'MDN Plus', 'Baseline']);

test.beforeEach(({ expectErrors }) => expectErrors(missingPage));

test.describe('the interface', () => {
  // A visit takes a second of processor time.
  test.setTimeout(400_000);
  const english = new Map<string, readonly string[]>();

  for (const locale of activeLocales) {
    test(`in ${locale} has no text in English outside of names, and no violation that axe finds`, async ({ page, poor }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const read = async (path: string): Promise<void> => {
        await visit(page, `/${locale}${path}`);
        const texts = await interfaceTexts(page);
        if (process.env.DUMP) console.log('DUMP', JSON.stringify([locale, path, texts]));
        if (mainPages.includes(path) || pagesOfMembers.includes(path))
          expect.soft(await axeViolations(page), `what axe finds at ${path}`).toEqual([]);
        if (locale === fallbackLocale) return;
        if (!english.has(path)) {
          await visit(page, `/${fallbackLocale}${path}`);
          english.set(path, await interfaceTexts(page));
        }
        const found = englishAmong(texts, english.get(path) ?? [], locale, (text) => names.has(text));
        expect.soft(found, `what is in English at ${path}`).toEqual([]);
      };
      await visit(page, `/${locale}/observatory/analyze?host=${encodeURIComponent(poor.host)}`);
      for (const path of readWhole.includes(locale) ? [...mainPages, ...otherPages] : mainPages) await read(path);
      await visitAs(page, readers.subscriber);
      for (const path of pagesOfMembers) await read(path);
    });
  }
});

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await slotsAlive(page);
}
