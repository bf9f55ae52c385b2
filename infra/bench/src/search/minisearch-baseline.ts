import MiniSearch from 'minisearch';
import type { CorpusText } from './corpus-texts.ts';
import { longestAnswer, type Searcher } from './searcher.ts';

/** As its own documentation shows it: titles count more, beginnings and near spellings of words count too. */
export function miniSearchBaseline(texts: readonly CorpusText[]): Searcher {
  const index = new MiniSearch<CorpusText>({
    idField: 'address',
    fields: ['title', 'text'],
    searchOptions: { boost: { title: 5 }, fuzzy: 0.2, prefix: true },
  });
  index.addAll(texts);
  return {
    name: 'MiniSearch',
    find: async (query) =>
      index
        .search(query)
        .slice(0, longestAnswer)
        .map(({ id }) => String(id)),
  };
}
