import type { HistoryEntry } from '@webdocs/contracts/remote/history';
import { movesOf } from '@webdocs/registry/live-record';
import { registryCommand } from './command.ts';
import { moment } from './utc-time.ts';
import { table } from './table.ts';

export const usage = 'site history [--limit <count>] [--json] [--data <folder>]';

const usualLimit = '20';

/** The latest changes of what is live: when, who, why, what. */
export const run = registryCommand(usage, async ({ options: { limit = usualLimit }, registry, answer }) => {
  const entries = await registry.history(Number(limit));
  answer(entries, () => {
    if (entries.length === 0) return ['Nothing was live yet.'];
    const rows = entries.map((entry) => {
      const { revision, at, reason, changes } = entry;
      return [String(revision), moment(at), whoOf(entry), reason, movesOf(changes), saidOf(entry)];
    });
    return table([['revision', 'when', 'who', 'why', 'what', 'said'], ...rows]);
  });
});

/** Before tokens had owners, callers gave whatever name they liked. */
function whoOf({ actor, by }: HistoryEntry): string {
  return actor ? by : `${by} (own word)`;
}

/** What the caller said of it; nothing of it was checked. */
function saidOf({ because, commit, link }: HistoryEntry): string {
  const said = [because, commit && `commit ${commit}`, link].filter(Boolean);
  return said.length > 0 ? `says: ${said.join('; ')}` : '';
}
