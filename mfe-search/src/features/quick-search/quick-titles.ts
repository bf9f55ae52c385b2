import { titleSearch } from '@webdocs/title-search';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { loadMessages } from '@webdocs/i18n';
import { fetchTitles, type TitleRow } from '../../data/fetch-titles.ts';
import { askAddress, canAsk } from '../../questions/ask-address.ts';
import { areaName } from '../../areas/area-name.ts';
import { askRow } from './ask-row.ts';
import { popularRows } from './popular-rows.ts';
import { recentRows } from './recent-rows.ts';
import { writeTitleRows, type RowGroup } from './title-rows.ts';
import words from './words/en-US.ftl';

export interface TitleAnswer {
  readonly groups: readonly RowGroup[];
  /** What is marked in the rows. */
  readonly words: readonly string[];
}

/** What the list shows, and how. Comes with the titles, after the box. */
export interface QuickTitles {
  find(query: string, limit: number): TitleAnswer;
  /** For a field that is empty: what the reader had before, and what most come to. */
  offered(limit: number): TitleAnswer;
  write(list: Element, answer: TitleAnswer & { readonly query: string }, id: string): void;
  /** Keeps, on this device alone, where the reader went from here. */
  remember(row: TitleRow): void;
  readonly forgetAll: () => void;
  /** What the button says that forgets, where there is something to forget. */
  forgetting(): string | undefined;
}

/** Of what is offered so many rows at most are what the reader had before. */
const mostRecent = 5;
const mostOffered = 20;

export async function openQuickTitles(locale: Locale, configuration: PublicConfiguration): Promise<QuickTitles> {
  const [rows, { text }] = await Promise.all([fetchTitles(locale), loadMessages(words, locale, { pseudo: configuration.pseudoLocale })]);
  const mayAsk = canAsk(configuration);
  const index = titleSearch(rows);
  const recent = recentRows(locale);
  const popular = popularRows(rows, mostOffered);

  return {
    find(query, limit) {
      const found = index.find(query, limit);
      return { groups: [{ rows: found.rows }], words: found.words };
    },
    offered(limit) {
      const before = recent.all().slice(0, mostRecent);
      const others = popular.filter(({ url }) => before.every((row) => row.url !== url));
      const groups = [
        { name: text('search-recent'), rows: before },
        { name: text('search-popular'), rows: others.slice(0, limit - before.length) },
      ];
      return { groups: groups.filter((group) => group.rows.length > 0), words: [] };
    },
    write(list, { groups, words: marked, query }, id) {
      writeTitleRows(list, groups, { marked, id, nameOf: (area) => areaName(area, text) });
      const address = mayAsk ? askAddress(locale, query) : undefined;
      if (address) list.append(askRow(address, text('search-ask', { query }), `${id}-ask`));
    },
    remember: recent.add,
    forgetAll: recent.clear,
    forgetting: () => (recent.all().length > 0 ? text('search-recent-clear') : undefined),
  };
}
