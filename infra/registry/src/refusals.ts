import type { Query } from '@webdocs/database';

/** A version that a gateway could not use. */
export interface RefusedVersion {
  readonly name: string;
  readonly version: string;
  readonly at: string;
  readonly cause: string;
}

/** The latest first. */
export async function readRefusals(query: Query): Promise<RefusedVersion[]> {
  const rows = await query.selectFrom('registry_refusals').selectAll().orderBy('at', 'desc').orderBy('name').execute();
  return rows.map(({ name, version, at, cause }) => ({ name, version, at: at.toISOString(), cause }));
}

export async function recordRefusal(query: Query, name: string, version: string, cause: string): Promise<void> {
  const refusal = { cause, at: new Date() };
  await query
    .insertInto('registry_refusals')
    .values({ name, version, ...refusal })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doUpdateSet(refusal))
    .execute();
}

/** A version that was tried again and can be used is one like any other. */
export async function forgetRefusal(query: Query, name: string, version: string): Promise<void> {
  await query.deleteFrom('registry_refusals').where('name', '=', name).where('version', '=', version).execute();
}
