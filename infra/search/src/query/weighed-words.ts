import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import { codeMark } from '../index/page-terms.ts';
import type { LocaleIndex } from '../ranking/locale-index.ts';
import { askOf } from '../ranking/parsed-query.ts';
import type { Stemmer } from '../words/stems.ts';

/** A word of a question, and how much it tells. */
export interface WeighedWord {
  readonly word: string;
  readonly stem: string;
  /** Stems of what the documentation says for it. */
  readonly means: readonly string[];
  /** Below 1 where the word only asks. */
  readonly weight: number;
  /** How rare it is: 0 for what every page has. */
  readonly rarity: number;
  /** Whether it is a name in code, kept whole: `:has()`, `content-security-policy`. */
  readonly isCode: boolean;
  /** Whether any page of the language has it. */
  readonly isKnown: boolean;
}

/** A byte for the step to the next page, sometimes two, and one for the parts of the page. */
const bytesOfPage = 2.2;

export async function weighedWords(text: string, index: LocaleIndex, stemmer: Stemmer, query: Query): Promise<WeighedWord[]> {
  const ask = askOf(text);
  const stems = await stemmer.stems(
    index.locale,
    ask.words.flatMap(({ word, means }) => [word, ...means]),
    query,
  );
  const stemOf = (word: string) => stems.get(word) || word;
  const terms = [...ask.words.map(({ word }) => stemOf(word)), ...ask.code.map((name) => codeMark + name)];
  const pages = await pagesOfTerms(terms, index.generation, index.locale, query);
  const total = Math.max(1, index.pages.length);
  const rarity = (count: number) => Math.log((total + 1) / (count + 1)) / Math.log(total + 1);
  return [
    ...ask.words.map(({ word, means, weight }) => {
      const stem = stemOf(word);
      const count = pages.get(stem) ?? 0;
      const isSilent = stems.get(word) === '';
      return {
        word,
        stem,
        means: means.map(stemOf),
        weight: isSilent ? Math.min(weight, silentWeight) : weight,
        rarity: rarity(count),
        isCode: false,
        isKnown: count > 0,
      };
    }),
    ...ask.code.map((name) => {
      const count = pages.get(codeMark + name) ?? 0;
      return { word: name, stem: name, means: [], weight: 1, rarity: rarity(count), isCode: true, isKnown: count > 0 };
    }),
  ];
}

const silentWeight = 0.1;

async function pagesOfTerms(terms: readonly string[], generation: number, locale: Locale, query: Query): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map();
  const rows = await query
    .selectFrom('search_terms')
    .select(['term', sql<number>`octet_length(places)`.as('bytes')])
    .where('generation', '=', generation)
    .where('locale', '=', locale)
    .where('term', 'in', [...new Set(terms)])
    .execute();
  return new Map(rows.map(({ term, bytes }) => [term, Math.ceil(bytes / bytesOfPage)]));
}
