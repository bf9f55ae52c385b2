import { Failure } from '@webdocs/contracts/failures/failure';
import { claimFlags, claimsOf } from './claims.ts';
import { command, type Call, type Command } from './command.ts';
import { rollBackOffline } from './roll-back-offline.ts';
import { runningSiteRegistry } from './running-site.ts';
import { untilServed } from './until-served.ts';

export const usage = `site rollback <name> [--offline] ${claimFlags} [--json] [--data <folder>]`;

/** Makes the version live again that was live before and that gateways can use. */
export const run: Command = command(usage, (call) => (call.switches.has('offline') ? withoutSite(call) : inSite(call)));

async function inSite({ names: [name = ''], options, dataFolder, io, answer }: Call): Promise<void> {
  const claims = claimsOf(options, usage);
  const registry = await runningSiteRegistry(dataFolder);
  const known = await registry.names();
  if (!known.includes(name)) throw new Failure('REMOTE_UNKNOWN', { remote: name, known: known.join(', ') || 'none' });
  const before = (await registry.live()).versions[name];
  const { versions, revision } = await registry.rollback(name, claims);
  io.out(`${name} is back at ${versions[name]} (revision ${revision}); before: ${before ?? 'none'}`);
  await untilServed(registry.address, name, versions[name] ?? '', io);
  answer({ name, version: versions[name], revision, before: before ?? null }, () => []);
}

async function withoutSite({ names: [name = ''], options, dataFolder, io, answer }: Call): Promise<void> {
  const { before, pointer } = await rollBackOffline(name, dataFolder, claimsOf(options, usage));
  const { versions, revision } = pointer;
  io.out(`${name} is back at ${versions[name]} (revision ${revision}); before: ${before ?? 'none'}`);
  io.out('the next start serves it');
  answer({ name, version: versions[name], revision, before: before ?? null }, () => []);
}
