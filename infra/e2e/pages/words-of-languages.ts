import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { writtenCatalogues } from '@webdocs/workbench/facts/written-catalogues';

/** The language whose words a file holds: `/remotes/mfe-docs/1.0.0/later-words-fr.js`. */
export function languageOfWords(path: string): Locale | undefined {
  const [, named] = /[-/]([a-z]{2}(?:-[A-Z]{2})?)\.js$/.exec(path) ?? [];
  return activeLocales.find((locale) => locale === named);
}

/** Languages other than English of which a script holds a whole message that no other one has as well. */
export function languagesWithin(script: string): Locale[] {
  return activeLocales.filter((locale) => locale !== fallbackLocale && ownMessages(locale).some((message) => script.includes(message)));
}

const known = new Map<Locale, string[]>();

/** Messages of shell and documents that are long enough to be no word of something else. */
function ownMessages(locale: Locale): string[] {
  let messages = known.get(locale);
  if (!messages) known.set(locale, (messages = messagesOf(locale).filter((message) => !others(locale).has(message))));
  return messages;
}

function others(locale: Locale): Set<string> {
  return new Set(activeLocales.filter((other) => other !== locale).flatMap(messagesOf));
}

function messagesOf(locale: Locale): string[] {
  return writtenCatalogues()
    .filter(({ folder }) => /^(?:shell|mfe-docs)\//.test(folder))
    .flatMap(({ files }) => [...(files[locale] ?? '').matchAll(/^[a-z][\w-]* = ([^{"\\\n]{8,})$/gm)].map(([, text = '']) => text));
}
