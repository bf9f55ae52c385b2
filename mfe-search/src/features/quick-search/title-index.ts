import type { TitleRow } from '../../data/fetch-titles.ts';
import { queryWords } from '../../query/query-words.ts';

export interface TitleIndex {
  /** The first rows whose title has every word of the query; a title or a last segment that is the query comes before all others. */
  find(query: string, limit: number): TitleRow[];
}

interface Matches {
  readonly words: readonly string[];
  /** Places of the rows that have these words, in their order. */
  readonly places: readonly number[];
}

/** What quick search looks through: rows in the order in which equals are shown. */
export function titleIndex(rows: readonly TitleRow[]): TitleIndex {
  const titles = rows.map(({ title }) => title.toLowerCase());
  const everything: Matches = { words: [], places: rows.map((_, place) => place) };
  let latest = everything;

  return {
    find(query, limit) {
      const words = queryWords(query);
      if (words.length === 0) return [];
      // Who goes on typing looks for less: only what was left before can be left now.
      latest = matchesAmong(isNarrower(words, latest.words) ? latest : everything, words);
      return exactFirst(latest.places, query.trim().toLowerCase(), limit);
    },
  };

  function matchesAmong({ places }: Matches, words: readonly string[]): Matches {
    const [first = '', ...others] = words;
    // Runs thousands of times a key: a loop that makes nothing.
    const left: number[] = [];
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] as number;
      const title = titles[place] as string;
      if (title.includes(first) && (others.length === 0 || others.every((word) => title.includes(word)))) left.push(place);
    }
    return { words, places: left };
  }

  function exactFirst(places: readonly number[], whole: string, limit: number): TitleRow[] {
    const exact: TitleRow[] = [];
    const others: TitleRow[] = [];
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] as number;
      const row = rows[place] as TitleRow;
      if (titles[place] === whole || lastSegmentIs(row.url, whole)) exact.push(row);
      else if (others.length < limit) others.push(row);
    }
    return [...exact, ...others].slice(0, limit);
  }
}

/** Whether nothing can have these words that does not have those. */
function isNarrower(words: readonly string[], before: readonly string[]): boolean {
  return before.every((known) => words.some((word) => word.includes(known)));
}

function lastSegmentIs(url: string, wanted: string): boolean {
  const start = url.length - wanted.length;
  return url[start - 1] === '/' && url.slice(start).toLowerCase() === wanted;
}
