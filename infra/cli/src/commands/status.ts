import { Failure } from '@webdocs/contracts/failures/failure';
import type { HistoryEntry } from '@webdocs/contracts/remote/history';
import type { RequestedChange } from '@webdocs/contracts/remote/requested-change';
import type { RemoteFailures } from '@webdocs/contracts/remote/serving';
import { versionBefore } from '@webdocs/registry/history';
import { registryCommand } from './command.ts';
import { moment } from './utc-time.ts';
import { releaseSize, sizeText, type ReleaseSize } from './release-size.ts';
import type { SiteRegistry } from './running-site.ts';
import { table } from './table.ts';

export const usage = 'site status [--json] [--data <folder>]';

const versionsShown = 3;

type Serving = Awaited<ReturnType<SiteRegistry['serving']>>;

/** Which version of what is live and what is served, since when, by whom and why, what was before, what else is there, and how it fails. */
export const run = registryCommand(usage, async ({ registry, answer }) => {
  const live = await registry.live();
  const history = (await registry.history()).reverse();
  const serving = await registry.serving();
  const names = [...new Set([...(await registry.names()), ...Object.keys(live.versions)])].sort(shellFirst);
  const remotes = await Promise.all(names.map((name) => statusOf(name, live.versions[name], registry, history, serving)));
  const shared = await sharedByShell(registry, live.versions['shell']);
  const { refused, crashing, requested = [] } = serving;
  answer({ revision: live.revision, remotes, shared, refused, crashing: crashing ?? null, requested }, () => [
    ...lines(remotes, shared),
    ...remotes.flatMap(failuresOf),
    ...differences(serving),
    ...requested.flatMap(requestedText),
  ]);
});

interface RemoteStatus {
  readonly name: string;
  /** Null where none of its versions is live; so with all that is said of a live one. */
  readonly live: string | null;
  /** By the gateway that answers. */
  readonly served: string | null;
  readonly since: string | null;
  readonly by: string | null;
  readonly reason: string | null;
  readonly before: string | null;
  /** The newest first. */
  readonly published: readonly string[];
  readonly size: ReleaseSize | null;
  /** The code of the failure with which the live release is read. */
  readonly damage: string | null;
  /** Of the version that is served, as the gateway that answers has counted them since its start. */
  readonly failures: RemoteFailures | null;
}

const noFailures: RemoteFailures = { server: 0, browser: 0, codes: {}, notTried: [] };

async function statusOf(
  name: string,
  version: string | undefined,
  registry: SiteRegistry,
  history: readonly HistoryEntry[],
  serving: Serving,
): Promise<RemoteStatus> {
  const published = (await registry.versions(name)).reverse();
  const served = serving.versions[name] ?? null;
  const nothing = { live: null, since: null, by: null, reason: null, before: null, size: null, damage: null };
  const failures = served === null ? null : (serving.failures?.[name] ?? noFailures);
  if (!version) return { ...nothing, name, served, published, failures };
  const last = history.findLast(({ changes }) => changes.some((change) => change.name === name));
  const { at: since = null, by = null, reason = null } = last ?? {};
  const isRefused = (one: string) => serving.refusals.some((known) => known.name === name && known.version === one);
  const before = versionBefore(name, history, isRefused) ?? null;
  return { name, live: version, served, since, by, reason, before, published, ...(await sizeOf(registry, name, version)), failures };
}

/** With what it fails, and who saw it. */
function failuresOf({ name, served, failures }: RemoteStatus): string[] {
  if (!failures || failuresText(failures) === '') return [];
  const { codes, notTried } = failures;
  const sorted = Object.entries(codes).sort(([, one], [, other]) => other - one);
  return [
    ...(sorted.length > 0 ? [`${name} ${served} fails: ${sorted.map(([code, count]) => `${code} ${count}`).join(', ')}`] : []),
    ...(notTried.length > 0 ? [`${name} ${served} hangs and is not tried for a while: ${notTried.join(', ')}`] : []),
  ];
}

function failuresText({ server, browser, notTried }: RemoteFailures): string {
  const seen = [server > 0 ? `${server} here` : '', browser > 0 ? `${browser} in browsers` : '', notTried.length > 0 ? 'hangs' : ''];
  return seen.filter(Boolean).join(', ');
}

/** Why something else is served than what is live. */
function differences({ refused, crashing }: Serving): string[] {
  return [
    ...refused.map(({ name, version, isHeld, cause }) =>
      isHeld
        ? `${name} ${version} is live and cannot be used by this gateway: ${cause}`
        : `${name} ${version} is live and not here yet: ${cause}`,
    ),
    ...(crashing ? ['The site ended soon after each start with what is live (SITE_CRASHES): what ran before is served.'] : []),
  ];
}

/** What is being tried, and what was refused lately: who asked for it may not have heard. What went well is in the table. */
function requestedText({ changes, reason, by, startedAt, steps, outcome }: RequestedChange): string[] {
  const versions = Object.entries(changes).map(([name, version]) => `${name} ${version}`);
  const asked = `${reason} of ${versions.join(', ')} by ${by}, ${moment(startedAt)}`;
  if (outcome === null) return [`under way: ${asked}${steps.length > 0 ? `: ${steps.at(-1)}` : ''}`];
  return outcome.kind === 'refused' ? [`refused: ${asked}: ${outcome.message}`] : [];
}

async function sizeOf(registry: SiteRegistry, name: string, version: string): Promise<Pick<RemoteStatus, 'size' | 'damage'>> {
  try {
    return { size: releaseSize((await registry.release(name, version)).release), damage: null };
  } catch (thrown) {
    if (thrown instanceof Failure) return { size: null, damage: thrown.code };
    throw thrown;
  }
}

function lines(remotes: readonly RemoteStatus[], shared: Readonly<Record<string, string>>): string[] {
  if (remotes.length === 0) return ['Nothing is published yet: `npm start` publishes everything, `site deploy <name>` one remote.'];
  const head = ['name', 'live', 'served', 'since', 'by', 'why', 'before', 'published', 'size', 'failures'];
  const provided = Object.entries(shared).map(([name, version]) => `${name} ${version}`);
  return [...table([head, ...remotes.map(rowOf)]), ...(provided.length > 0 ? [`The live shell provides ${provided.join(', ')}.`] : [])];
}

function rowOf({ name, live, served, since, by, reason, before, published, size, damage, failures }: RemoteStatus): string[] {
  const more = published.length - versionsShown;
  const shown = published.slice(0, versionsShown).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const cells = [
    live,
    served,
    since && moment(since),
    by,
    reason,
    before,
    shown,
    size ? sizeText(size) : damage,
    failures && failuresText(failures),
  ];
  return [name, ...cells.map((cell) => cell || '-')];
}

async function sharedByShell(registry: SiteRegistry, version: string | undefined): Promise<Record<string, string>> {
  if (!version) return {};
  return registry.release('shell', version).then(
    ({ release }) => release.shared,
    () => ({}),
  );
}

function shellFirst(left: string, right: string): number {
  return Number(right === 'shell') - Number(left === 'shell') || left.localeCompare(right);
}
