import type { Page } from '@playwright/test';
import type { Locale } from '@webdocs/contracts/reader/locale';

/** What a page says in the language that it says it is in: text nodes, names of elements and what is in its head. */
export function interfaceTexts(page: Page): Promise<string[]> {
  return page.evaluate(textsOfDocument, undefined);
}

/** The same of a document that is here, as of the HTML that the site sends. With a page it runs in the browser, so it brings all that it needs. */
export function textsOfDocument({ document }: Pick<Window, 'document'> = window): string[] {
  const language = document.documentElement.lang;
  const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'];
  // Code is the same in every language, and so is what no translator may change.
  const outside = 'script, style, code, pre, kbd, samp, [translate=no], .cm-editor';
  const found = new Set<string>();
  const note = (text: string | null | undefined): void => {
    const words = (text ?? '').replace(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(words)) found.add(words);
  };
  const isOfPage = (element: Element): boolean =>
    !element.closest(outside) && element.closest<HTMLElement>('[lang]')?.getAttribute('lang') === language;

  // Where an English page stands in, the title in the tab is its own.
  if ([language, undefined].includes(document.querySelector('main article[lang]')?.getAttribute('lang') ?? undefined)) {
    note(document.title);
    note(document.querySelector<HTMLMetaElement>('meta[name=description]')?.content);
  }
  const walker = document.createTreeWalker(document.body, 4 /* text nodes */);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && !parent.closest('noscript') && isOfPage(parent)) note(walker.currentNode.textContent);
  }
  // With a script its content is text.
  for (const { textContent } of document.querySelectorAll('noscript')) textContent.split(/<[^>]*>/).forEach(note);
  for (const element of document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    if (isOfPage(element)) for (const name of attributes) note(element.getAttribute(name));
  return [...found];
}

/** Languages whose letters are not those of English: a text of theirs without a letter of their own was not translated. */
const ownLetters: Partial<Record<Locale, RegExp>> = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
};

/** What of these texts reads as on the English page, or has no letter of the language, and is no name. */
export function englishAmong(
  texts: readonly string[],
  english: readonly string[],
  locale: Locale,
  isName: (text: string) => boolean,
): string[] {
  const asInEnglish = new Set(english);
  const own = ownLetters[locale];
  return texts.filter((text) => !isName(text) && (asInEnglish.has(text) || (own && /[A-Za-z]{2}/.test(text) && !own.test(text))));
}
