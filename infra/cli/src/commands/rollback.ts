import { Failure } from '@webdocs/contracts/failures/failure';
import { claimFlags, claimsOf } from './claims.ts';
import { registryCommand } from './command.ts';
import { untilServed } from './until-served.ts';

export const usage = `site rollback <name> ${claimFlags} [--json] [--data <folder>]`;

/** Makes the version live again that was live before. */
export const run = registryCommand(usage, async ({ names: [name = ''], options, registry, io, answer }) => {
  const known = await registry.names();
  if (!known.includes(name)) throw new Failure('REMOTE_UNKNOWN', { remote: name, known: known.join(', ') || 'none' });
  const before = (await registry.live()).versions[name];
  const { versions, revision } = await registry.rollback(name, claimsOf(options));
  io.out(`${name} is back at ${versions[name]} (revision ${revision}); before: ${before}`);
  await untilServed(registry.address, name, versions[name] ?? '', io);
  answer({ name, version: versions[name], revision, before: before ?? null }, () => []);
});
