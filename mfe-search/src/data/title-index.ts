import { queryWords } from './query-words.ts';

export interface TitleRow {
  readonly title: string;
  readonly url: string;
}

export interface TitleIndex {
  /** The first rows whose title has every word of the query; a title or a last segment that is the query comes before all others. */
  find(query: string, limit: number): TitleRow[];
}

/** What quick search looks through: rows in the order in which equals are shown. */
export function titleIndex(rows: readonly TitleRow[]): TitleIndex {
  const titles = rows.map(({ title }) => title.toLowerCase());

  return {
    find(query, limit) {
      const words = queryWords(query);
      if (words.length === 0) return [];
      const whole = query.trim().toLowerCase();
      const exact: TitleRow[] = [];
      const others: TitleRow[] = [];
      for (const [at, row] of rows.entries()) {
        const title = titles[at] as string;
        if (!words.every((word) => title.includes(word))) continue;
        if (title === whole || lastSegmentIs(row.url, whole)) exact.push(row);
        else if (others.length < limit) others.push(row);
      }
      return [...exact, ...others].slice(0, limit);
    },
  };
}

function lastSegmentIs(url: string, wanted: string): boolean {
  const start = url.length - wanted.length;
  return url[start - 1] === '/' && url.slice(start).toLowerCase() === wanted;
}
