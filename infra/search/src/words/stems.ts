import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';

/** Dictionaries of PostgreSQL that find the stem of a word; words of other languages are their own. */
const dictionaries: Readonly<Partial<Record<Locale, string>>> = {
  'en-US': 'english_stem',
  es: 'spanish_stem',
  fr: 'french_stem',
  'pt-BR': 'portuguese_stem',
  ru: 'russian_stem',
};

/** '' for a word that says nothing by itself: 'the', 'of'. */
export type Stems = ReadonlyMap<string, string>;

const mostKept = 50_000;

/** Stems of words as PostgreSQL knows them; those asked for before are remembered. */
export class Stemmer {
  readonly #known = new Map<Locale, Map<string, string>>();

  async stems(locale: Locale, words: readonly string[], query: Query): Promise<Stems> {
    const dictionary = dictionaries[locale];
    if (dictionary === undefined) return new Map(words.map((word) => [word, word]));
    let known = this.#known.get(locale);
    if (!known) this.#known.set(locale, (known = new Map()));
    const missing = [...new Set(words)].filter((word) => !known.has(word));
    const fresh = await lookUp(dictionary, missing, query);
    const result = new Map(words.map((word) => [word, known.get(word) ?? fresh.get(word) ?? word]));
    if (known.size + fresh.size > mostKept) known.clear();
    if (fresh.size <= mostKept) for (const [word, stem] of fresh) known.set(word, stem);
    return result;
  }
}

async function lookUp(dictionary: string, words: readonly string[], query: Query): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string; stems: string[] | null }>`
    select word, ts_lexize(${dictionary}::regdictionary, word) as stems from unnest(${words}::text[]) as word`.execute(query);
  return new Map(rows.map(({ word, stems }) => [word, stems === null ? word : (stems[0] ?? '')]));
}
