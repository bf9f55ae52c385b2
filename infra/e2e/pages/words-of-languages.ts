import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { writtenCatalogues } from '@webdocs/workbench/facts/written-catalogues';

/** The language whose words a file holds: `/remotes/mfe-docs/1.0.0/later-words-fr.js`. */
export function languageOfWords(path: string): Locale | undefined {
  const [, named] = /[-/]([a-z]{2}(?:-[A-Z]{2})?)\.js$/.exec(path) ?? [];
  return activeLocales.find((locale) => locale === named);
}

/** Languages other than English of which a script holds a whole message, `id=text` in a line, that no other one has as well. */
export function languagesWithin(script: string): Locale[] {
  messages ??= messagesOfShellAndDocuments();
  const isOwn = (locale: Locale, text: string): boolean =>
    activeLocales.every((other) => other === locale || !messages?.get(other)?.has(text));
  return activeLocales.filter(
    (locale) =>
      locale !== fallbackLocale && [...(messages?.get(locale) ?? [])].some((text) => script.includes(`=${text}\\n`) && isOwn(locale, text)),
  );
}

/** Those that are long enough to be no word of something else; read once. */
let messages: ReadonlyMap<Locale, ReadonlySet<string>> | undefined;

function messagesOfShellAndDocuments(): ReadonlyMap<Locale, ReadonlySet<string>> {
  const catalogues = writtenCatalogues().filter(({ folder }) => /^(?:shell|mfe-docs)\//.test(folder));
  const textsIn = (source = ''): string[] => [...source.matchAll(/^[a-z][\w-]* = ([^{"\\\n]{8,})$/gm)].map(([, text = '']) => text);
  return new Map(activeLocales.map((locale) => [locale, new Set(catalogues.flatMap(({ files }) => textsIn(files[locale])))]));
}
