import { claimFlags, claimsOf, overrideOf } from './claims.ts';
import { registryCommand } from './command.ts';
import { untilServed } from './until-served.ts';

export const usage = `site promote <name> <version> [--override <reason>] ${claimFlags} [--json] [--data <folder>]`;

/** Makes a published version live. */
export const run = registryCommand(usage, async ({ names: [name = '', version = ''], options, registry, io, answer }) => {
  const claims = claimsOf(options, usage);
  const override = overrideOf(options, usage);
  const before = (await registry.live()).versions[name];
  const { revision } = await registry.activate({ [name]: version }, 'promote', { claims, override, onStep: io.out });
  if (before === version) io.out(`${name} ${version} was live already (revision ${revision})`);
  else io.out(`${name} ${version} is live (revision ${revision}); before: ${before ?? 'none'}`);
  await untilServed(registry.address, name, version, io);
  answer({ name, version, revision, before: before ?? null }, () => []);
});
