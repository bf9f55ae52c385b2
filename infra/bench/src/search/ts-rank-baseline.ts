import pg from 'pg';
import type { CorpusText } from './corpus-texts.ts';
import { longestAnswer, type Searcher } from './searcher.ts';

const rowsAtOnce = 500;

export interface TsRankBaseline extends Searcher {
  close(): Promise<void>;
}

/**
 * What PostgreSQL does by itself: the words of title and text in one vector, ordered by its own rank. Its table goes with the
 * connection.
 */
export async function tsRankBaseline(address: pg.ClientConfig, texts: readonly CorpusText[]): Promise<TsRankBaseline> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await fillTable(client, texts);
  } catch (thrown) {
    await client.end();
    throw thrown;
  }
  return {
    name: 'ts_rank',
    async find(query) {
      const { rows } = await client.query<{ address: string }>(
        `select address from documents, websearch_to_tsquery('english', $1) asked
         where words @@ asked order by ts_rank(words, asked) desc, address limit ${longestAnswer}`,
        [query],
      );
      return rows.map((row) => row.address);
    },
    close: () => client.end(),
  };
}

async function fillTable(client: pg.Client, texts: readonly CorpusText[]): Promise<void> {
  await client.query('create temporary table documents (address text primary key, words tsvector not null)');
  for (let first = 0; first < texts.length; first += rowsAtOnce) {
    const rows = texts.slice(first, first + rowsAtOnce);
    await client.query(
      `insert into documents select address, to_tsvector('english', title || ' ' || body)
       from unnest($1::text[], $2::text[], $3::text[]) as source (address, title, body)`,
      [rows.map(({ address }) => address), rows.map(({ title }) => title), rows.map(({ text }) => text)],
    );
  }
  await client.query('create index on documents using gin (words)');
  await client.query('analyze documents');
}
