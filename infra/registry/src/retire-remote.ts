import { actorText } from '@webdocs/contracts/remote/actor';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { HistoryEntry } from '@webdocs/contracts/remote/history';
import type { Release, SignedRelease } from '@webdocs/contracts/remote/release';
import type { Query } from '@webdocs/database';
import { appendAudit } from '@webdocs/database/audit-chain';
import { revokeTokensOf } from './access-tokens.ts';
import { actorOf, type ChangeOrigin } from './change-origin.ts';
import { auditOfChange, readChanges, readLive, recordChange } from './live-record.ts';

interface RetireOptions {
  readonly name: string;
  readonly origin: ChangeOrigin | undefined;
  readonly published: (name: string, version: string) => Promise<SignedRelease>;
  readonly report: (failure: Failure) => void;
}

export interface RetiredRemote {
  readonly name: string;
  /** The version that was live. */
  readonly version: string;
  readonly revision: number;
  /** Ids of tokens of its team: they open nothing any more. */
  readonly tokens: readonly string[];
}

/**
 * Takes a remote out of what is live: its addresses are those of no page, and slots that it filled are empty. Its releases stay, so that a
 * rollback brings it back. Called while no other change is under way.
 */
export async function retireRemote(query: Query, options: RetireOptions): Promise<RetiredRemote> {
  const { name, origin, report } = options;
  const { pointer: before } = await readLive(query);
  const { [name]: version, ...versions } = before.versions;
  if (version === undefined) throw new Failure('REMOTE_NOT_LIVE', { remote: name, known: Object.keys(before.versions).sort().join(', ') });
  await requireUnneeded(options, version, versions);
  const entries = await readChanges(query, report);
  const revision = Math.max(before.revision, entries.at(-1)?.revision ?? 0) + 1;
  const at = new Date().toISOString();
  const actor = actorOf(origin);
  const entry: HistoryEntry = {
    revision,
    after: before.revision,
    at,
    by: actorText(actor),
    actor,
    because: null,
    commit: null,
    link: null,
    ...origin?.claims,
    reason: 'retire',
    changes: [{ name, from: version, to: null }],
  };
  await recordChange(query, entry, { revision, changedAt: at, versions });
  const tokens = await revokeTokensOf(query, name, actor);
  await appendAudit(query, auditOfChange(entry));
  return { name, version, revision, tokens };
}

/** No page is made without the shell, and a slot that a live remote fills stays open. */
async function requireUnneeded(
  { name, published, report }: RetireOptions,
  version: string,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  if (name === 'shell') throw new Failure('REMOTE_NEEDED', { remote: name, cause: 'no page is made without it' });
  const read = async (one: string, of: string): Promise<Release | undefined> => {
    try {
      return (await published(one, of)).release;
    } catch (thrown) {
      // What cannot be read is no reason to keep it.
      if (!(thrown instanceof Failure)) throw thrown;
      report(thrown);
      return undefined;
    }
  };
  const retired = await read(name, version);
  const staying: Release[] = [];
  for (const [one, of] of Object.entries(versions)) staying.push(...[await read(one, of)].filter((release) => release !== undefined));
  const stillOpen = new Set(staying.flatMap(({ definition }) => definition.opens));
  const closing = (retired?.definition.opens ?? []).filter((slot) => !stillOpen.has(slot));
  const orphaned = staying.flatMap(({ name: filler, definition }) =>
    definition.fills
      .filter(({ slot }) => closing.includes(slot))
      .map(({ slot }) => `it opens slot ${slot}, which the live ${filler} fills`),
  );
  if (orphaned.length > 0) throw new Failure('REMOTE_NEEDED', { remote: name, cause: [...new Set(orphaned)].join('; ') });
}
