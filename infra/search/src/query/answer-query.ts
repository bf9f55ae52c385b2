import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { searchLimits, type SearchQuestion } from '@webdocs/contracts/api/search';
import type { Database } from '@webdocs/database';
import { sql } from 'kysely';
import { liveGeneration } from '../index/index-generations.ts';
import { linkTextMark } from '../index/link-texts.ts';
import { codeMark } from '../index/page-terms.ts';
import { readPostings } from '../index/postings.ts';
import { pagesOfKind } from '../ranking/pages-of-kind.ts';
import { sumOfCounts } from '../ranking/narrow.ts';
import { byScore, rank, type Ranked, type Ranking, type RankingOptions } from '../ranking/rank.ts';
import { titlesOfIndex, type RankedTitles } from '../ranking/ranked-titles.ts';
import { askingWeight, rules } from '../ranking/rules.ts';
import type { Found, SearchHit } from '../search-result.ts';
import { fold } from '../words/folded-text.ts';
import { nameKey } from '../words/page-names.ts';
import { pairShare, wordPairs } from '../words/word-pairs.ts';
import { Stemmer } from '../words/stems.ts';
import { askOf, type Ask } from '../ranking/parsed-query.ts';
import { bestFragments } from './fragments.ts';
import { askedIn, marked } from './marked-text.ts';
import type { FoundWord } from '../ranking/word-matches.ts';
import { openLocaleIndex, type LocaleIndex } from '../ranking/locale-index.ts';
import { readBlocks, withoutCodeMarks, type Block } from '../index/text-blocks.ts';
import { weighedWords, type WeighedWord } from './weighed-words.ts';

const refreshMs = 2000;
/** Bodies of so many of the best are looked through for the words as they were written. */
const readForPhrase = 20;
const readOfEach = 15_000;
const longestCorrected = { query: 100, word: 30 };

/** Answers from the version of the index that is live, and notices when another one is. */
export class Answering {
  readonly #stemmer = new Stemmer();
  #live: { readonly id: number; readonly source: string } | undefined;
  #indices = new Map<Locale, Promise<LocaleIndex>>();
  #refreshedAt = -Infinity;

  constructor(
    readonly database: Database,
    readonly report: (failure: Failure) => void,
  ) {}

  get source(): string | undefined {
    return this.#live?.source;
  }

  async refresh(): Promise<void> {
    this.#refreshedAt = performance.now();
    const live = await liveGeneration(this.database.query);
    if (live?.id === this.#live?.id) return;
    this.#indices = new Map();
    this.#live = live;
  }

  async #refreshSometimes(): Promise<void> {
    if (performance.now() - this.#refreshedAt > refreshMs) await this.refresh();
  }

  /** Reads what the first to ask in a language would wait for. */
  async prepare(locale: Locale): Promise<void> {
    await this.#indicesOf([locale]);
  }

  async find(question: SearchQuestion): Promise<Found | undefined> {
    const indices = await this.#indicesOf(question.locales);
    if (!indices) return undefined;
    const { filters } = question;
    const ask = askOf(question.query);
    const literal = await Promise.all(indices.map((index) => this.#rank(index, ask, { filters })));
    const total = sum(literal);
    const isWrong = needsCorrection(literal, indices, ask) && (await this.#isMisspelled(ask, indices));
    const corrected = isWrong ? correctedText(ask, indices) : undefined;
    const meant = corrected === undefined ? undefined : askOf(corrected);
    const others = meant ? await Promise.all(indices.map((index) => this.#rank(index, meant, { filters, isCorrected: true }))) : [];
    const isReplaced = others.length > 0 && sum(others) > 0;
    const all = merged(isReplaced ? [...literal, ...others] : literal);
    const best = question.sort === 'best' ? await this.#byPhrase(all, isReplaced && meant ? meant : ask) : sorted(all, question.sort);
    const from = (question.page - 1) * searchLimits.pageSize;
    const shown = best.slice(from, from + searchLimits.pageSize);
    return {
      hits: await this.#hits(shown, [...askedWords(ask), ...(meant ? askedWords(meant) : [])]),
      total: Math.max(total, isReplaced ? sum(others) : 0, all.length > total ? all.length : 0),
      counts: sumOfCounts((sum(others) > total ? others : literal).map(({ counts }) => counts)),
      ...(isReplaced && corrected !== undefined ? { suggestion: { text: corrected, total: sum(others) } } : {}),
    };
  }

  /** Nothing where there is no index. */
  async titles(locale: Locale): Promise<RankedTitles | undefined> {
    const index = (await this.#indicesOf([locale]))?.[0];
    return index && titlesOfIndex(index);
  }

  async named(query: string, locale: Locale): Promise<{ readonly url: string | undefined } | undefined> {
    const index = (await this.#indicesOf([locale]))?.[0];
    if (!index) return undefined;
    const [best] = (await this.#rank(index, askOf(query))).best;
    return { url: best?.isNamed ? best.page.url : undefined };
  }

  async summaries(urls: readonly string[]): Promise<ReadonlyMap<string, string> | undefined> {
    await this.#refreshSometimes();
    if (!this.#live || urls.length === 0) return undefined;
    const rows = await this.database.query
      .selectFrom('search_pages')
      .select(['url', 'summary'])
      .where('url', 'in', urls)
      // The version before is there as well: what was read last is newest.
      .orderBy('id')
      .execute();
    return new Map(rows.flatMap(({ url, summary }) => (summary === '' ? [] : [[url, withoutCodeMarks(summary)]])));
  }

  /** What pages say, block by block; those that are not in the index are left out. */
  async texts(urls: readonly string[]): Promise<ReadonlyMap<string, readonly Block[]> | undefined> {
    await this.#refreshSometimes();
    if (!this.#live || urls.length === 0) return undefined;
    const rows = await this.database.query
      .selectFrom('search_pages')
      .select(['url', sql<string>`left(body, ${readOfEach})`.as('body')])
      .where('url', 'in', urls)
      .orderBy('id')
      .execute();
    return new Map(rows.map(({ url, body }) => [url, readBlocks(body)]));
  }

  async weigh(text: string, locale: Locale): Promise<readonly WeighedWord[] | undefined> {
    const index = (await this.#indicesOf([locale]))?.[0];
    return index && weighedWords(text, index, this.#stemmer, this.database.query);
  }

  async #indicesOf(locales: readonly Locale[]): Promise<LocaleIndex[] | undefined> {
    await this.#refreshSometimes();
    const live = this.#live;
    if (!live) return undefined;
    return Promise.all(
      locales.map((locale) => {
        let index = this.#indices.get(locale);
        if (!index) {
          index = openLocaleIndex(live.id, locale, this.database.query);
          this.#indices.set(locale, index);
          index.catch(() => this.#indices.delete(locale));
        }
        return index;
      }),
    );
  }

  async #rank(index: LocaleIndex, ask: Ask, options: RankingOptions = {}): Promise<Ranking> {
    return rank(index, ask, await this.#words(index, ask), options);
  }

  /** A word that is only another form of a known one finds the same pages: there is nothing to correct. */
  async #isMisspelled({ words }: Ask, indices: readonly LocaleIndex[]): Promise<boolean> {
    for (const { word } of words) {
      if (indices.some(({ misspellings }) => misspellings.has(word))) continue;
      const forms = await Promise.all(indices.map((index) => this.#isForm(word, index)));
      if (!forms.includes(true)) return true;
    }
    return false;
  }

  async #isForm(word: string, { locale, misspellings }: LocaleIndex): Promise<boolean> {
    const known = misspellings.closest(word);
    const stems = await this.#stemmer.stems(locale, [word, ...known], this.database.query);
    return known.some((one) => stems.get(one) === stems.get(word));
  }

  async #words(index: LocaleIndex, { words, code }: Ask): Promise<FoundWord[]> {
    const { generation, locale } = index;
    const stems = await this.#stemmer.stems(
      locale,
      words.flatMap(({ word, means }) => [word, ...means]),
      this.database.query,
    );
    const isSilent = (word: string) => stems.get(word) === '';
    const isAllSilent = words.every(({ word }) => isSilent(word));
    const wanted = words.map(({ word, means, weight }) => ({
      word,
      terms: [...new Set([word, ...means].map((one) => stems.get(one) || one))],
      weight: isSilent(word) && !isAllSilent ? weight * askingWeight : weight,
    }));
    const codeWeight = words.every(({ weight }) => weight < askingWeight) ? 1 : askingWeight;
    const all = [
      ...wanted.flatMap(({ terms }) => terms.flatMap((term) => [term, linkTextMark + term])),
      ...code.map((name) => codeMark + name),
    ];
    if (all.length === 0) return [];
    const rows = await this.database.query
      .selectFrom('search_terms')
      .select(['term', 'places'])
      .where('generation', '=', generation)
      .where('locale', '=', locale)
      .where('term', 'in', [...new Set(all)])
      .execute();
    const places = new Map(rows.map(({ term, places: bytes }) => [term, readPostings(bytes)]));
    const found = wanted.map(({ word, terms, weight }): FoundWord => ({
      weight,
      ofKind: pagesOfKind(index, word),
      terms: terms.map((term, at) => ({
        places: places.get(term),
        linkTexts: places.get(linkTextMark + term),
        certainty: at === 0 ? 1 : rules.meant.weight,
      })),
    }));
    // Code that no page holds as a whole is searched by its words.
    return [
      ...found,
      ...code.flatMap((name) => {
        const known = places.get(codeMark + name);
        return known || words.length === 0 ? [{ weight: codeWeight, terms: [{ places: known, certainty: 1 }] }] : [];
      }),
    ];
  }

  async #byPhrase(ranked: readonly Ranked[], ask: Ask): Promise<readonly Ranked[]> {
    const pairs = wordPairs(ask.text);
    if (pairs.length === 0 || ranked.length < 2 || ranked[0]?.isNamed) return ranked;
    const head = ranked.slice(0, readForPhrase);
    const rows = await this.database.query
      .selectFrom('search_pages')
      .select(['id', sql<string>`left(body, ${readOfEach})`.as('body')])
      .where(
        'id',
        'in',
        head.map(({ page }) => page.id),
      )
      .execute();
    const shares = new Map(rows.map(({ id, body }) => [id, pairShare(pairs, body)]));
    const raised = head.map((one) => ({ ...one, score: one.score + rules.phraseInBody.weight * (shares.get(one.page.id) ?? 0) }));
    return [...raised.sort(byScore), ...ranked.slice(readForPhrase)];
  }

  async #hits(shown: readonly Ranked[], words: readonly string[]): Promise<SearchHit[]> {
    if (shown.length === 0) return [];
    const rows = await this.database.query
      .selectFrom('search_pages')
      .select(['id', 'summary', sql<string>`left(body, ${readOfEach})`.as('body')])
      .where(
        'id',
        'in',
        shown.map(({ page }) => page.id),
      )
      .execute();
    const texts = new Map(rows.map((row) => [row.id, row]));
    const asked = askedIn(words);
    return shown.map(({ page, score }) => {
      const { id, url, title, locale, slug, popularity, kind } = page;
      const { summary = '', body = '' } = texts.get(id) ?? {};
      return {
        url,
        title,
        locale,
        slug,
        popularity,
        kind,
        summary: withoutCodeMarks(summary),
        score: Math.round(score * 100) / 100,
        marked: { title: marked(title, asked), summary: marked(summary, asked), body: bestFragments(body, asked) },
      };
    });
  }
}

function sum(rankings: readonly Ranking[]): number {
  return rankings.reduce((total, { found }) => total + found, 0);
}

function merged(rankings: readonly Ranking[]): readonly Ranked[] {
  const byUrl = new Map<string, Ranked>();
  for (const { best } of rankings)
    for (const one of best) {
      const known = byUrl.get(one.page.url);
      if (!known || known.score < one.score) byUrl.set(one.page.url, one);
    }
  return [...byUrl.values()].sort(byScore);
}

function sorted(ranked: readonly Ranked[], sort: 'relevance' | 'popularity'): readonly Ranked[] {
  const value = ({ relevance, page }: Ranked) => (sort === 'relevance' ? relevance : page.popularity);
  return [...ranked].sort((a, b) => value(b) - value(a) || byScore(a, b));
}

/** Where pages hold everything as it was written, nothing is fixed. */
function needsCorrection(rankings: readonly Ranking[], indices: readonly LocaleIndex[], { text, words }: Ask): boolean {
  if (text.length > longestCorrected.query || words.some(({ word }) => word.length > longestCorrected.word)) return false;
  if (rankings.some(({ best }) => best.some(({ isNamed }) => isNamed))) return false;
  return words.some(({ word }) => indices.every(({ misspellings }) => !misspellings.has(word)));
}

function correctedText({ text }: Ask, indices: readonly LocaleIndex[]): string | undefined {
  const asked = fold(text).trim();
  const corrected = asked.replace(/[\p{L}\p{N}\p{M}_$]+/gu, (word, at: number) => {
    const known = indices.map(({ misspellings }) => misspellings);
    if (known.some((one) => one.has(word))) return word;
    const isLast = at + word.length === asked.length;
    // A word that was left off half typed is more likely than a slip: "flexb" is the beginning of "flexbox", not "flex" with a letter too many.
    const begun = isLast
      ? meantWord(
          known.map((one) => one.begunBy(word)),
          indices,
          (candidate) => asked.slice(0, at) + candidate,
        )
      : undefined;
    return (
      begun ??
      meantWord(
        known.map((one) => one.closest(word)),
        indices,
        (candidate) => asked.replace(word, () => candidate),
      ) ??
      word
    );
  });
  return corrected === asked ? undefined : corrected;
}

/** In the first language that has any: one that makes the query the name of a page, else the likeliest. */
function meantWord(
  candidates: ReadonlyArray<readonly string[]>,
  indices: readonly LocaleIndex[],
  inQuery: (candidate: string) => string,
): string | undefined {
  const some = candidates.find(({ length }) => length > 0);
  return some?.find((one) => indices.some(({ names }) => names.has(nameKey(inQuery(one))))) ?? some?.[0];
}

function askedWords({ words }: Ask): string[] {
  const telling = words.filter(({ weight }) => weight === 1);
  return (telling.length > 0 ? telling : words).map(({ word }) => word);
}
