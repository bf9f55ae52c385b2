import type { Browser } from '@playwright/test';
import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { Transfer } from '../browser/network-log.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { transfersOf } from '../browser/page-bytes.ts';
import { atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { kilobytes } from '../kilobytes.ts';
import { largeDocument } from '../site/measured-pages.ts';
import { withSite } from '../site/started-site.ts';

/** KB of one language on a document page, of design section 8. */
const wordsBudget = 6;

/** English travels with the code; each other language has files of its own: `play-words-fr.js`, `words-fr.js`. */
const wordsFile = /(?:^|[-/])(?<locale>[a-z]{2}(?:-[A-Z]{2})?)\.js$/;

export const words: Benchmark = {
  name: 'words',
  asks: 'What the words of a language cost on a document page, brotli, and that no other language comes along',
  figures: () =>
    // The page of the default content, which is translated: the corpus has it in English alone.
    withSite({}, async ({ address }) => {
      const browser = await openBrowser();
      try {
        const figures: Figure[] = [];
        for (const locale of activeLocales) if (locale !== fallbackLocale) figures.push(...(await figuresOf(browser, address, locale)));
        return figures;
      } finally {
        await browser.close();
      }
    }),
};

async function figuresOf(browser: Browser, address: string, locale: Locale): Promise<Figure[]> {
  const transfers = await transfersOf(browser, address + largeDocument.replace(fallbackLocale, locale), 'hydrated');
  const files = transfers.filter(({ path }) => languageOf(path));
  const own = files.filter(({ path }) => languageOf(path) === locale);
  const foreign = files.filter((file) => !own.includes(file));
  return [
    atMost(wordsBudget, `${locale}: words`, kilobytes(sum(own)), 'KB'),
    measured(`${locale}: files with them`, own.length, 'count'),
    atMost(0, `${locale}: files of other languages`, foreign.length, 'count'),
  ];
}

function languageOf(path: string): Locale | undefined {
  const named = wordsFile.exec(path)?.groups?.['locale'];
  return activeLocales.find((locale) => locale === named);
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((all, { bytes }) => all + bytes, 0);
}
