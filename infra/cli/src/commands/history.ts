import { Failure } from '@webdocs/contracts/failures/failure';
import { registryCommand } from './command.ts';
import { moment } from './utc-time.ts';
import { table } from './table.ts';

export const usage = 'site history [--limit <count>] [--data <folder>]';

const usualLimit = '20';

/** The latest changes of what is live: when, who, why, what. */
export const run = registryCommand(usage, async ({ options: { limit = usualLimit }, registry, io }) => {
  if (!/^[1-9]\d*$/.test(limit)) throw new Failure('COMMAND_MISUSED', { cause: `--limit ${limit} is not a count`, usage });
  const entries = await registry.history(Number(limit));
  if (entries.length === 0) return io.out('Nothing was live yet.');
  const rows = entries.map(({ revision, at, by, reason, changes }) => {
    const moves = changes.map(({ name, from, to }) => `${name} ${from ?? 'none'} -> ${to}`);
    return [String(revision), moment(at), by, reason, moves.join(', ')];
  });
  for (const line of table([['revision', 'when', 'who', 'why', 'what'], ...rows])) io.out(line);
});
