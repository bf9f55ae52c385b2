import { SignedReleaseSchema, type SignedRelease } from '@webdocs/contracts/remote/release';
import type { Query } from '@webdocs/database';
import * as v from 'valibot';

/** A release as the database knows it; undefined where it was never admitted, or what is there is none. */
export async function recordedRelease(query: Query, name: string, version: string): Promise<SignedRelease | undefined> {
  const row = await query
    .selectFrom('registry_releases')
    .select(['manifest', 'signature'])
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return undefined;
  const parsed = v.safeParse(SignedReleaseSchema, {
    release: row.manifest,
    signature: { algorithm: 'ed25519', team: name, value: row.signature },
  });
  return parsed.success ? parsed.output : undefined;
}

/** Notes that a release was admitted, now or at the moment given; a note that is there already is replaced. */
export async function recordRelease(query: Query, { release, signature }: SignedRelease, admittedAt = new Date()): Promise<void> {
  const noted = { manifest: JSON.stringify(release), signature: signature.value };
  await query
    .insertInto('registry_releases')
    .values({ name: release.name, version: release.version, ...noted, admitted_at: admittedAt })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doUpdateSet(noted))
    .execute();
}

/** The versions of a remote in the order in which they were admitted. */
export async function notedVersions(query: Query, name: string): Promise<string[]> {
  const rows = await query.selectFrom('registry_releases').select('version').where('name', '=', name).orderBy('admitted_at').execute();
  return rows.map(({ version }) => version);
}
