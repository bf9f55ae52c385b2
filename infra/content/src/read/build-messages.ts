import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { createMessages, type MessageArguments } from '@webdocs/i18n';

/** The words that the build itself writes into a page, by id. */
export type Words = (id: string, values?: MessageArguments) => string;

/** Words of every language, read once; what a language lacks is said in English. */
export function readWords(options: { readonly pseudo: boolean }): (locale: Locale) => Words {
  const english = readCatalogue(fallbackLocale) ?? '';
  const known = new Map<Locale, Words>();
  return (locale) => {
    let words = known.get(locale);
    if (!words) {
      const own = locale === fallbackLocale ? undefined : readCatalogue(locale);
      const messages = createMessages(locale, own === undefined ? [english] : [english, own], options);
      known.set(locale, (words = (id, values) => messages.text(id, values)));
    }
    return words;
  };
}

/** Each folder of this package holds the texts that it writes: `macros/words/fr.ftl`. */
const source = new URL('../', import.meta.url);
const folders = readdirSync(source).filter((folder) => existsSync(new URL(`${folder}/words`, source)));

function readCatalogue(locale: Locale): string | undefined {
  const files = folders.map((folder) => new URL(`${folder}/words/${locale}.ftl`, source)).filter((file) => existsSync(file));
  return files.length > 0 ? files.map((file) => readFileSync(file, 'utf8')).join('\n') : undefined;
}
