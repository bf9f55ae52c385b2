import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { missingWords } from '@webdocs/build/missing-words';
import { translationFlaws, type SameAsEnglish } from '@webdocs/i18n/translation-flaws';

/** The files of one catalogue: what is written in each, by the name of its language. */
export interface WrittenCatalogue {
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
}

const otherLanguages: readonly Locale[] = activeLocales.filter((locale) => locale !== fallbackLocale);

/** What is wrong with a catalogue, a sentence each: languages that are missing, and what translations lack or have too much. */
export function catalogueFlaws({ folder, files }: WrittenCatalogue, languages: readonly string[] = otherLanguages): string[] {
  const english = files[fallbackLocale] ?? '';
  const unknown = Object.keys(files).filter((name) => name !== fallbackLocale && !languages.includes(name));
  const flaws = unknown.map((name) => `${folder}/${name}.ftl: no language of the site; add it to shared/contracts/src/reader/locale.ts`);
  if (/^### English only\b/m.test(english)) {
    const translated = Object.keys(files).filter((name) => name !== fallbackLocale);
    return [...flaws, ...translated.map((name) => `${folder}/${name}.ftl: en-US.ftl says that there is English only`)];
  }
  const missing = languages.filter((language) => files[language] === undefined);
  const sameAsEnglish = meantToBeSame(english);
  return [
    ...flaws,
    ...(missing.length > 0 ? [missingWords(folder, missing)].map(({ message, remedy }) => `${message}. ${remedy}`) : []),
    ...(otherLanguages.filter((language) => files[language] !== undefined) as Locale[]).flatMap((locale) =>
      translationFlaws({ locale, english, translation: files[locale] ?? '', sameAsEnglish }).map(
        (flaw) => `${folder}/${locale}.ftl: ${flaw}`,
      ),
    ),
  ];
}

/** Ids that two catalogues share and that say something else in each: a part that joins both would show only one of them. */
export function clashes(catalogues: readonly WrittenCatalogue[]): string[] {
  const said = new Map<string, { folder: string; text: string }>();
  return catalogues.flatMap(({ folder, files }) =>
    Object.entries(files).flatMap(([language, source]) =>
      [...source.matchAll(/^([a-z][\w-]*)[ \t]*=((?:.*)(?:\n[ \t]+.*)*)/gm)].flatMap(([, id = '', text = '']) => {
        const key = `${language} ${id}`;
        const other = said.get(key);
        said.set(key, { folder, text: text.trim() });
        return other && other.text !== text.trim() ? [`${folder}/${language}.ftl: ${id} says something else in ${other.folder}`] : [];
      }),
    ),
  );
}

/** `# Same as in English: es, fr` above a message, or `# Same as in English everywhere`. */
function meantToBeSame(english: string): SameAsEnglish {
  const notes = english.matchAll(/^# Same as in English(?: everywhere|: ([\w, -]+))\n(?:#.*\n)*([a-z][\w-]*)/gm);
  return Object.fromEntries([...notes].map(([, languages, id]) => [id, languages ? (languages.split(', ') as Locale[]) : 'everywhere']));
}
