import type { Failure } from '@webdocs/contracts/failures/failure';
import { openData } from '@webdocs/database/open-data';
import { openRegistry } from '@webdocs/registry';
import { command } from './command.ts';

export const usage = 'site prune [--keep <number>] [--dry-run] [--json] [--data <folder>]';

const usuallyKept = '5';

/** Removes releases that are not needed any more, beside a running site or without one. */
export const run = command(usage, async ({ options: { keep = usuallyKept }, switches, dataFolder, io, answer }) => {
  const isRehearsal = switches.has('dry-run');
  const report = ({ message }: Failure) => io.err(message);
  const database = await openData({ url: process.env.DATABASE_URL, dataFolder, report });
  try {
    const registry = await openRegistry({ dataFolder, database, report });
    try {
      const pruned = await registry.prune({ keep: Number(keep), isRehearsal });
      answer({ isRehearsal, pruned }, () => [
        ...pruned.map(({ name, version }) => `${isRehearsal ? 'would remove' : 'removed'} ${name} ${version}`),
        pruned.length === 0 ? 'Nothing to remove.' : `${pruned.length} ${pruned.length === 1 ? 'release' : 'releases'}`,
      ]);
    } finally {
      await registry.close();
    }
  } finally {
    await database.close();
  }
});
