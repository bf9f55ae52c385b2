import { createHash } from 'node:crypto';
import type { Database, Query } from '@webdocs/database';
import { sql } from 'kysely';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';

const longestLife = 30 * 24 * 60 * 60;

/** Keeps what the OpenID library makes in the database, for every process and the next start. */
export function artefactAdapter({ query }: Database, now: () => Date): (kind: string) => Adapter {
  return (kind) => {
    const rows = () =>
      query.selectFrom('identity_artefacts').select(['payload', 'consumed_at']).where('kind', '=', kind).where('expires_at', '>', now());
    return {
      // The library's types allow for things that never end; here it makes none.
      async upsert(id, payload, expiresIn = longestLife) {
        const row = {
          payload: withoutSecrets(payload),
          person_id: payload.accountId ?? null,
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expires_at: new Date(now().getTime() + expiresIn * 1000),
        };
        await query
          .insertInto('identity_artefacts')
          .values({ kind, id_hash: hashOf(id), consumed_at: null, ...row })
          .onConflict((known) => known.columns(['kind', 'id_hash']).doUpdateSet(row))
          .execute();
      },
      async find(id) {
        const row = await rows().where('id_hash', '=', hashOf(id)).executeTakeFirst();
        return row && { ...payloadOf(row), jti: id };
      },
      async findByUid(uid) {
        const row = await rows().where('uid', '=', uid).executeTakeFirst();
        return row && payloadOf(row);
      },
      // Of a kind that is not offered.
      findByUserCode: async () => undefined,
      async consume(id) {
        const { numUpdatedRows } = await query
          .updateTable('identity_artefacts')
          .set({ consumed_at: now() })
          .where('kind', '=', kind)
          .where('id_hash', '=', hashOf(id))
          .where('consumed_at', 'is', null)
          .executeTakeFirst();
        // Of two that come at once with the same code, one is late.
        if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        await query.deleteFrom('identity_artefacts').where('kind', '=', kind).where('id_hash', '=', hashOf(id)).execute();
      },
      async revokeByGrantId(grantId) {
        await query.deleteFrom('identity_artefacts').where('kind', '=', kind).where('grant_id', '=', grantId).execute();
      },
    };
  };
}

/** Ends every session, code and token of a user, but for the session of this uid. */
export async function forgetUser(query: Query, userId: string, exceptSession?: string): Promise<void> {
  const theirs = query.deleteFrom('identity_artefacts').where('person_id', '=', userId);
  await (exceptSession ? theirs.where(sql`uid is distinct from ${exceptSession}`.$castTo<boolean>()) : theirs).execute();
}

/** Ends what came of these grants: codes and access tokens. */
export async function revokeGrants(query: Query, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length === 0) return;
  await query.deleteFrom('identity_artefacts').where('grant_id', 'in', grantIds).execute();
}

export async function endSession(query: Query, uid: string): Promise<void> {
  await query.deleteFrom('identity_artefacts').where('kind', '=', 'Session').where('uid', '=', uid).execute();
}

interface Row {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly consumed_at: Date | null;
}

function payloadOf({ payload, consumed_at }: Row): AdapterPayload {
  return { ...payload, ...(consumed_at ? { consumed: Math.floor(consumed_at.getTime() / 1000) } : {}) };
}

/** What opens something is not kept: who holds it brings it along. */
function withoutSecrets({ jti: _, session, ...payload }: AdapterPayload): Record<string, unknown> {
  if (!session) return payload;
  const { cookie: __, ...kept } = session;
  return { ...payload, session: kept };
}

function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}
