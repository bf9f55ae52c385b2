import type { Failure } from '@webdocs/contracts/failures/failure';
import { openRegistry } from '@webdocs/registry';
import { processActor } from '@webdocs/registry/change-origin';
import { addressOfSite } from '../start/pid-file.ts';
import { claimsOf } from './claims.ts';
import { dataCommand } from './data-command.ts';
import { untilServed } from './until-served.ts';

export const usage = 'site retire <remote> [--because <text>] [--json] [--data <folder>]';

/** Takes a remote out for good, beside a running site or without one. Done when the site of this data folder, if it runs, serves without it. */
export const run = dataCommand(usage, async (call, database) => {
  const {
    names: [name = ''],
    options,
    dataFolder,
    io,
    answer,
  } = call;
  const claims = claimsOf(options, usage);
  const report = ({ message }: Failure) => io.err(message);
  const registry = await openRegistry({ dataFolder, database, sharesReleases: Boolean(process.env.DATABASE_URL), report });
  try {
    const retired = await registry.retire(name, { actor: processActor('machine'), claims });
    answer(retired, () => [
      `${retired.name} ${retired.version} is retired (revision ${retired.revision}).`,
      retired.tokens.length > 0 ? `Tokens of its team are revoked: ${retired.tokens.join(', ')}.` : 'Its team had no tokens.',
      `Its keys are still believed, for a way back: site rollback ${retired.name}. Without one: site keys list, site keys revoke.`,
    ]);
    const address = await addressOfSite(dataFolder);
    if (address) await untilServed(address, name, null, io);
  } finally {
    await registry.close();
  }
});
