import { Failure } from '@webdocs/contracts/failures/failure';
import type { HistoryEntry } from '@webdocs/contracts/remote/history';
import { versionBefore } from '@webdocs/registry/history';
import { registryCommand } from './command.ts';
import { moment } from './utc-time.ts';
import { releaseSize } from './release-size.ts';
import type { SiteRegistry } from './running-site.ts';
import { table } from './table.ts';

export const usage = 'site status [--data <folder>]';

const versionsShown = 3;

/** Which version of what is live, since when, what was before, and what else is there. */
export const run = registryCommand(usage, async ({ registry, io }) => {
  const live = await registry.live();
  const history = (await registry.history()).reverse();
  const names = [...new Set([...(await registry.names()), ...Object.keys(live.versions)])].sort(shellFirst);
  if (names.length === 0) return io.out('Nothing is published yet: `npm start` publishes everything, `site deploy <name>` one remote.');

  const rows = await Promise.all(names.map((name) => statusOf(name, live.versions[name], registry, history)));
  for (const line of table([['name', 'live', 'since', 'before', 'published', 'size'], ...rows])) io.out(line);
  const provided = Object.entries(await sharedByShell(registry, live.versions.shell));
  if (provided.length > 0) io.out(`The live shell provides ${provided.map(([name, version]) => `${name} ${version}`).join(', ')}.`);
});

async function statusOf(
  name: string,
  version: string | undefined,
  registry: SiteRegistry,
  history: readonly HistoryEntry[],
): Promise<string[]> {
  const published = (await registry.versions(name)).reverse();
  const shown =
    published.slice(0, versionsShown).join(', ') +
    (published.length > versionsShown ? ` and ${published.length - versionsShown} more` : '');
  if (!version) return [name, '-', '-', '-', shown, '-'];
  const since = history.findLast(({ changes }) => changes.some((change) => change.name === name))?.at;
  return [
    name,
    version,
    since ? moment(since) : '-',
    versionBefore(name, history) ?? '-',
    shown || '-',
    await sizeOf(registry, name, version),
  ];
}

async function sizeOf(registry: SiteRegistry, name: string, version: string): Promise<string> {
  try {
    return releaseSize((await registry.release(name, version)).release);
  } catch (thrown) {
    if (thrown instanceof Failure) return thrown.code;
    throw thrown;
  }
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
