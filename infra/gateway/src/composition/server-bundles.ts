import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Release } from '@webdocs/contracts/remote/release';
import type { Registry, Trial } from '@webdocs/registry';
import type { BundleReference } from '../fragments/render-job.ts';
import type { RenderPool } from '../fragments/render-pool.ts';

interface ServerBundle {
  readonly release: Release;
  readonly bundle: BundleReference;
}

/** The server bundle of a release, its hash checked. */
export async function bundleOf(registry: Pick<Registry, 'release' | 'file'>, name: string, version: string): Promise<ServerBundle> {
  const { release } = await registry.release(name, version);
  const code = await registry.file(name, version, release.server);
  if (!code) throw new Error(`${release.server} is missing`);
  return { release, bundle: { name, version, code: code.toString('utf8') } };
}

export function refusalOf(remote: string, version: string, thrown: unknown): Failure {
  if (thrown instanceof Failure && thrown.code === 'RELEASE_TAMPERED') return thrown;
  return new Failure('SERVER_BUNDLE_REFUSED', { remote, version, cause: causeOf(thrown) }, { cause: thrown });
}

/**
 * Loads candidates before they are live, as they would be loaded afterwards: a bundle that cannot be used is refused while what is live
 * stays. With another shell everything that `served` names is loaded again.
 */
export function loadingTrial(
  registry: Pick<Registry, 'release' | 'file'>,
  pool: Pick<RenderPool, 'check'>,
  served: () => Readonly<Record<string, string>>,
): Trial {
  return async ({ candidates, versions, onStep }) => {
    // Before the first shell is live nothing can be drawn.
    if (!versions.shell) return;
    onStep?.(`loading ${candidates.map(({ name, version }) => `${name} ${version}`).join(', ')} on the server`);
    const { bundle: shell } = await bundleOf(registry, 'shell', versions.shell);
    const news = new Map(candidates.map(({ name, version }) => [name, version]));
    if (news.has('shell')) await load(shell);
    for (const [name, version] of news) if (name !== 'shell') await load((await bundleOf(registry, name, version)).bundle);
    if (!news.has('shell')) return;
    for (const [name, version] of Object.entries(served()))
      if (name !== 'shell' && versions[name] === version && !news.has(name))
        await load((await bundleOf(registry, name, version)).bundle, `with it ${name} ${version} cannot be loaded: `);

    /** Names the shell where what stays is no longer usable with it. */
    async function load(bundle: BundleReference, staying?: string): Promise<void> {
      const { name, version } = staying ? shell : bundle;
      await pool.check(shell, bundle).catch((thrown: unknown) => {
        throw refusalOf(name, version, staying ? new Error(staying + causeOf(thrown)) : thrown);
      });
    }
  };
}
