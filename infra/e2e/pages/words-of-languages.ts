import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { writtenCatalogues } from '@webdocs/workbench/facts/written-catalogues';

/** The language whose words a file holds: `/remotes/mfe-docs/1.0.0/play-words-fr.js`. */
export function languageOfWords(path: string): Locale | undefined {
  const [, named] = /[-/]([a-z]{2}(?:-[A-Z]{2})?)\.js$/.exec(path) ?? [];
  return activeLocales.find((locale) => locale === named);
}

/** The chunk of such a file, as the definition of its remote has a budget for it: `mfe-docs/play-words`. */
export function chunkOfWords(path: string): string {
  const [, remote, chunk] = /^\/remotes\/([^/]+)\/.+\/([\w-]+?)-[a-z]{2}(?:-[A-Z]{2})?\.js$/.exec(path) ?? [];
  return `${remote}/${chunk}`;
}

/** Languages other than English of which a script holds a whole message, as a line of a translation, that no other one has as well. */
export function languagesWithin(script: string): Locale[] {
  messages ??= messagesOfShellAndDocuments();
  const isOwn = (locale: Locale, text: string): boolean =>
    activeLocales.every((other) => other === locale || !messages?.get(other)?.has(text));
  // A line ends where the next begins, as it is written in either kind of text, or with the text that all of them are.
  const lines = new Set(script.split(/\n|\\n/).map((line) => line.split(/["'`]/, 1)[0]));
  return activeLocales.filter(
    (locale) => locale !== fallbackLocale && [...(messages?.get(locale) ?? [])].some((text) => lines.has(text) && isOwn(locale, text)),
  );
}

/** Those that are long enough to be no word of something else; read once. */
let messages: ReadonlyMap<Locale, ReadonlySet<string>> | undefined;

function messagesOfShellAndDocuments(): ReadonlyMap<Locale, ReadonlySet<string>> {
  const catalogues = writtenCatalogues().filter(({ folder }) => /^(?:shell|mfe-docs)\//.test(folder));
  const textsIn = (source = ''): string[] => [...source.matchAll(/^[a-z][\w-]* = ([^{"\\\n]{8,})$/gm)].map(([, text = '']) => text);
  return new Map(activeLocales.map((locale) => [locale, new Set(catalogues.flatMap(({ files }) => textsIn(files[locale])))]));
}
