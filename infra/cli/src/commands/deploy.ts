import { Failure } from '@webdocs/contracts/failures/failure';
import { VersionSchema, type Release } from '@webdocs/contracts/remote/release';
import { readManifest } from '@webdocs/registry/release-folder';
import * as v from 'valibot';
import { claimFlags, claimsOf, overrideOf } from './claims.ts';
import { registryCommand, typedPath, type Command } from './command.ts';
import { releaseSize, sizeText } from './release-size.ts';
import { untilServed } from './until-served.ts';

type BuildRemote = (
  name: string,
  options: { version?: string; progress: (line: string) => void },
) => Promise<{ folder: string; release: Release }>;

export const usage = `site deploy <name> [--version <version>] [--from <folder>] [--override <reason>] ${claimFlags} [--json] [--data <folder>]`;

export const run = deployWith(async (name, options) => {
  // Brings webpack with it: loaded only where something is built.
  const { buildRemote } = await import('@webdocs/workbench/bundling/build-deployable');
  const { requireSoundSources } = await import('@webdocs/workbench/bundling/source-checks');
  const [build] = await Promise.all([buildRemote(name, options), requireSoundSources(name)]);
  return build;
});

/** Builds a remote (or takes a build), publishes it and makes it live, unless the gate objects. */
export function deployWith(build: BuildRemote): Command {
  return registryCommand(usage, async ({ names: [name = ''], options, registry, io, answer }) => {
    const { version, from } = options;
    const claims = claimsOf(options, usage);
    const override = overrideOf(options, usage);
    if (version !== undefined && !v.is(VersionSchema, version))
      throw new Failure('COMMAND_MISUSED', { cause: `"${version}" is no version such as 1.2.0 or 1.2.0-abc`, usage });
    const startedAt = performance.now();
    // Before anything is built: a site that does not answer is told of at once.
    const before = (await registry.live()).versions[name];
    const folder = from ? typedPath(from) : (await build(name, { version, progress: io.out })).folder;
    await checkName(folder, name);
    const { release } = await registry.publish(folder, { override });
    io.out(`published ${release.name} ${release.version} (${sizeText(releaseSize(release))})`);
    const { revision } = await registry.activate({ [release.name]: release.version }, 'deploy', { claims, override, onStep: io.out });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (before === release.version) io.out(`${release.name} ${release.version} was live already (revision ${revision})`);
    else io.out(`${release.name} ${release.version} is live after ${seconds} s (revision ${revision}); before: ${before ?? 'none'}`);
    await untilServed(registry.address, release.name, release.version, io);
    answer({ name: release.name, version: release.version, revision, before: before ?? null }, () => []);
  });
}

/** A command that names one remote must not deploy another by a wrong folder. */
async function checkName(folder: string, name: string): Promise<void> {
  const manifest = (await readManifest(folder)) as { readonly name?: unknown } | null;
  if (manifest?.name !== name)
    throw new Failure('RELEASE_MALFORMED', { source: folder, cause: `it is a build of ${String(manifest?.name)}, not of ${name}` });
}
