import { randomBytes } from 'node:crypto';
import type { Query } from '@webdocs/database';

/** What codes are signed with: made by the first process that needs it, the same for all of them. */
export async function keptKey(query: Query): Promise<Buffer> {
  await query
    .insertInto('placement_key')
    .values({ key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await query.selectFrom('placement_key').select('key').executeTakeFirstOrThrow();
  return key;
}
