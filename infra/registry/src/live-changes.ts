import type { LivePointer } from '@webdocs/contracts/remote/composition';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { ChangeReason, HistoryEntry, TriedNote } from '@webdocs/contracts/remote/history';
import type { Release, SignedRelease } from '@webdocs/contracts/remote/release';
import { actorText } from '@webdocs/contracts/remote/actor';
import type { Database, Query } from '@webdocs/database';
import { appendAudit } from '@webdocs/database/audit-chain';
import { canonicalJson } from './canonical-json.ts';
import { actorOf, type ChangeOrigin } from './change-origin.ts';
import type { FileRules } from './gate/file-rules.ts';
import { incompatibilities } from './gate/gate.ts';
import { brokenRule, BrokenRules, type Overriding } from './gate/overrides.ts';
import { requireFreeRoutes } from './gate/routes-taken.ts';
import { entriesLeadingTo, versionBefore } from './history.ts';
import type { FollowedPointer } from './live-pointer.ts';
import { auditOfChange, readChanges, readLive, recordChange } from './live-record.ts';
import { forgetRefusal, readRefusals, recordRefusal, type RefusedVersion } from './refusals.ts';
import type { ReleaseStore } from './release-store.ts';

/** A change that is about to be made. */
export interface Activation {
  /** What would be live and is not. */
  readonly candidates: ReadonlyArray<{ readonly name: string; readonly version: string }>;
  /** Everything that would be live together, the candidates too. */
  readonly versions: Readonly<Record<string, string>>;
  readonly reason: ChangeReason;
  /** Told what is tried next, in one line. */
  readonly onStep?: ((step: string) => void) | undefined;
}

/** How a change is made: why rules are overridden where they are, and who hears how far it is. */
export interface Activating extends Overriding, Pick<Activation, 'onStep'> {}

/** What was tried of each candidate, for the history. */
export type Trial = (activation: Activation) => Promise<Readonly<Record<string, TriedNote>> | void>;

/** Who changes what, given what is live now and how it came about. */
type Plan = (live: LivePointer, history: readonly HistoryEntry[], refused: readonly RefusedVersion[]) => Readonly<Record<string, string>>;

interface LiveChangesOptions {
  readonly database: Database;
  readonly pointer: Pick<FollowedPointer, 'look'>;
  readonly trials: ReadonlySet<Trial>;
  readonly rules: Pick<FileRules, 'brokenBy'>;
  readonly published: (name: string, version: string) => Promise<SignedRelease>;
  readonly admittedAs: (query: Query, found: SignedRelease) => Promise<SignedRelease>;
  readonly checkFiles: ReleaseStore['checkFiles'];
  readonly exclusively: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  readonly report: (failure: Failure) => void;
}

/** The ways in which what is live changes. */
interface LiveChanges {
  activate(changes: Readonly<Record<string, string>>, reason: ChangeReason, origin?: ChangeOrigin, how?: Activating): Promise<LivePointer>;
  begin(changes: Readonly<Record<string, string>>): Promise<LivePointer>;
  rollback(name: string, origin?: ChangeOrigin): Promise<LivePointer>;
  putBack(name: string, version: string): Promise<LivePointer>;
}

const gateway: ChangeOrigin = { actor: { kind: 'site', name: 'the gateway', team: null } };

export function liveChanges(options: LiveChangesOptions): LiveChanges {
  const { database, pointer, trials, rules, published, admittedAs, checkFiles, exclusively, report } = options;
  return {
    activate: (changes, reason, origin, how) => change(reason, origin, () => changes, how),
    begin: (changes) =>
      change('start', undefined, ({ versions }, history) => {
        const lived = new Set([...Object.keys(versions), ...history.flatMap((entry) => entry.changes.map(({ name }) => name))]);
        return Object.fromEntries(Object.entries(changes).filter(([name]) => !lived.has(name)));
      }),
    rollback: (name, origin) => back(origin, (_, history, refused) => ({ [name]: previousOf(name, history, refused) })),
    putBack: (name, version) =>
      back(gateway, ({ versions }, history, refused) => (versions[name] === version ? { [name]: previousOf(name, history, refused) } : {})),
  };

  /** Where the version before cannot be used any more, the one before that is tried: each is on record then and not planned again. */
  async function back(origin: ChangeOrigin | undefined, plan: Plan): Promise<LivePointer> {
    for (;;) {
      try {
        return await change('rollback', origin, plan);
      } catch (thrown) {
        if (!isRefusal(thrown)) throw thrown;
      }
    }
  }

  /** The one way in which what is live changes: history and pointer together, or neither. */
  async function change(reason: ChangeReason, origin: ChangeOrigin | undefined, plan: Plan, how: Activating = {}): Promise<LivePointer> {
    // What files say is what the change builds on.
    await pointer.look();
    let changed: LivePointer | undefined;
    while (!changed) {
      const overriding: Overridden = { override: how.override, broken: new BrokenRules(), tried: {} };
      const passed = await tryOut(reason, plan, overriding, how.onStep);
      // Undefined where another change came between and what would be live together is no longer what was tried.
      changed = await exclusively(async (query) => {
        const planned = await planChange(query, plan);
        if (planned.changes.length === 0 && !planned.failure) return planned.before;
        if (trials.size > 0 && planned.changes.length > 0 && !passed.has(combinationOf(planned))) return undefined;
        await checkTogether(query, planned, overriding);
        return makeChange(query, planned, { reason, origin, ...overriding });
      });
    }
    // The change is made, whether or not the database can be asked again at once.
    await pointer.look().catch(() => undefined);
    return changed;
  }

  async function planChange(query: Query, plan: Plan): Promise<PlannedChange> {
    const entries = await readChanges(query, report);
    const { pointer: before, failure } = await readLive(query);
    const wanted = Object.entries(plan(before, entriesLeadingTo(before.revision, entries), await readRefusals(query)));
    const changes = wanted.filter(([name, version]) => before.versions[name] !== version);
    const versions = { ...before.versions, ...Object.fromEntries(changes) };
    const wereLive = new Set(entries.flatMap((entry) => entry.changes).map(({ name, to }) => `${name} ${to}`));
    return { before, failure, changes, versions, wereLive, revision: Math.max(before.revision, entries.at(-1)?.revision ?? 0) + 1 };
  }

  /** Returns the combinations of candidates and shell that passed all trials. */
  async function tryOut(reason: ChangeReason, plan: Plan, overriding: Overridden, onStep: Activating['onStep']): Promise<Set<string>> {
    const { override, broken, tried } = overriding;
    const passed = new Set<string>();
    const planned = await planChange(database.query, plan);
    if (planned.changes.length === 0) return passed;
    for (const [name, version] of planned.changes)
      if (!planned.wereLive.has(`${name} ${version}`)) broken.note(name, await rules.brokenBy(await published(name, version), override));
    if (trials.size === 0) return passed;
    await checkTogether(database.query, planned, overriding);
    const candidates = planned.changes.map(([name, version]) => ({ name, version }));
    try {
      for (const trial of trials) {
        const overridden = await brokenRule(
          async () => Object.assign(tried, await trial({ candidates, versions: planned.versions, reason, onStep })),
          override,
        );
        for (const { name } of candidates) broken.note(name, overridden);
      }
    } catch (thrown) {
      if (isRefusal(thrown)) await recordRefusal(database.query, ...refusedBy(thrown));
      throw thrown;
    }
    return passed.add(combinationOf(planned));
  }

  async function makeChange(
    query: Query,
    { before, changes, versions, revision }: PlannedChange,
    { reason, origin, broken, override, tried }: MadeChange,
  ): Promise<LivePointer> {
    const at = new Date().toISOString();
    const next: LivePointer = { revision, changedAt: at, versions };
    const entry: HistoryEntry = {
      revision,
      after: before.revision,
      at,
      by: actorText(actorOf(origin)),
      actor: actorOf(origin),
      because: null,
      commit: null,
      link: null,
      ...origin?.claims,
      reason,
      changes: changes.map(([name, to]) => {
        const overridden = broken.of(name);
        const record = override !== undefined && overridden.length > 0 ? { override: { rules: overridden, reason: override } } : {};
        const note = tried[name];
        return { name, from: before.versions[name] ?? null, to, ...record, ...(note ? { tried: note } : {}) };
      }),
    };
    await recordChange(query, entry, next);
    await appendAudit(query, auditOfChange(entry));
    if (trials.size > 0) for (const [name, version] of changes) await forgetRefusal(query, name, version);
    return next;
  }

  /** Every candidate is whole, signed, and fits among the others as they will be. */
  async function checkTogether(query: Query, { changes, before }: PlannedChange, { override, broken }: Overridden): Promise<void> {
    const candidates: Release[] = [];
    for (const [name, version] of changes) {
      const { release } = await admittedAs(query, await published(name, version));
      await checkFiles(release);
      candidates.push(release);
    }
    const standing = await liveReleases(before);
    const staying = standing.filter(({ name }) => !candidates.some((candidate) => candidate.name === name));
    // The shell last: where it and a remote come together and do not fit, the remote is the one to name.
    candidates.sort((left, right) => Number(left.name === 'shell') - Number(right.name === 'shell'));
    for (const candidate of candidates) {
      const others = candidates.filter((other) => other !== candidate);
      const replacedByIt = standing.filter(({ name }) => name === candidate.name);
      const faults = incompatibilities(candidate, [...staying, ...others, ...replacedByIt]);
      if (faults.length > 0)
        throw new Failure('RELEASE_INCOMPATIBLE', { remote: candidate.name, version: candidate.version, cause: faults.join('; ') });
      broken.note(candidate.name, await brokenRule(() => requireFreeRoutes(candidate, [...staying, ...others, ...replacedByIt]), override));
    }
  }

  /** A live release that cannot be read must not keep its own repair from going live. */
  async function liveReleases({ versions }: LivePointer): Promise<Release[]> {
    const releases: Release[] = [];
    for (const [name, version] of Object.entries(versions)) {
      try {
        releases.push((await published(name, version)).release);
      } catch (thrown) {
        if (!(thrown instanceof Failure)) throw thrown;
        report(thrown);
      }
    }
    return releases;
  }

  function previousOf(name: string, history: readonly HistoryEntry[], refused: readonly RefusedVersion[]): string {
    const version = versionBefore(name, history, (one) => refused.some((known) => known.name === name && known.version === one));
    if (!version) throw new Failure('NOTHING_TO_ROLL_BACK', { remote: name });
    return version;
  }
}

interface PlannedChange {
  readonly before: LivePointer;
  /** What is wrong with the pointer as it is. */
  readonly failure: Failure | undefined;
  readonly changes: ReadonlyArray<readonly [name: string, version: string]>;
  readonly versions: Readonly<Record<string, string>>;
  /** Name and version of everything that ever was live. */
  readonly wereLive: ReadonlySet<string>;
  readonly revision: number;
}

/** Why rules of the gate are overridden, if they are, and which had to be. */
interface Overridden {
  readonly override: string | undefined;
  readonly broken: BrokenRules;
  readonly tried: Record<string, TriedNote>;
}

interface MadeChange extends Overridden {
  readonly reason: ChangeReason;
  readonly origin: ChangeOrigin | undefined;
}

/** Remotes stand by themselves, but each is loaded by one shell. */
function combinationOf({ changes, versions }: PlannedChange): string {
  return canonicalJson([Object.fromEntries(changes), versions.shell ?? null]);
}

function isRefusal(thrown: unknown): thrown is Failure {
  return thrown instanceof Failure && thrown.code === 'SERVER_BUNDLE_REFUSED';
}

function refusedBy({ values }: Failure): [name: string, version: string, cause: string] {
  return [String(values.remote), String(values.version), String(values.cause)];
}
