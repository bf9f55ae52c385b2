import type { PlaygroundCode } from '@webdocs/contracts/api/playgrounds';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import { codeOf, findShownPlayground } from '../stores/playgrounds.ts';

/** The code behind an id. What staff have hidden is there for its owner alone, who may want it back. */
export async function readPlayground(query: Query, id: string, reader: () => Promise<Account | undefined>): Promise<PlaygroundCode> {
  const row = await findShownPlayground(query, id);
  if (row.hidden_at && (await reader())?.id !== row.account_id) throw new Failure('PLAYGROUND_HIDDEN', { id });
  return codeOf(row);
}
