import type { Release } from '@webdocs/contracts/remote/release';
import { sitePagesOf } from '@webdocs/contracts/remote/site-pages';
import type { Registry } from '@webdocs/registry';
import { compose } from '@webdocs/registry/composition';
import { headScriptOf, type LiveSite } from '../composition/live-site.ts';
import { styleTextsOf } from '../composition/style-texts.ts';
import type { BundleReference } from '../fragments/render-job.ts';

/** The site as it would be with these versions live. */
export async function candidateSite(
  registry: Pick<Registry, 'release' | 'file'>,
  versions: Readonly<Record<string, string>>,
  configurationHash: string,
): Promise<LiveSite> {
  const releases: Record<string, Release> = {};
  const bundles: Record<string, BundleReference> = {};
  for (const [name, version] of Object.entries(versions)) {
    const { release } = await registry.release(name, version);
    const code = await registry.file(name, version, release.server);
    releases[name] = release;
    bundles[name] = { name, version, code: code?.toString('utf8') ?? '' };
  }
  const composition = compose(Object.values(releases), configurationHash);
  return {
    composition,
    releases,
    declared: sitePagesOf(Object.values(releases)),
    bundles,
    ...(await headScriptOf(registry, versions.shell ?? '')),
    styleTexts: await styleTextsOf(registry, composition),
  };
}
