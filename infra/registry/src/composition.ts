import { createHash } from 'node:crypto';
import type { Asset, ComposedRemote, Composition } from '@webdocs/contracts/remote/composition';
import { Failure } from '@webdocs/contracts/failures/failure';
import { declaredPages, traitsOf } from '@webdocs/contracts/remote/page-facts';
import type { Release } from '@webdocs/contracts/remote/release';
import { canonicalJson } from './canonical-json.ts';
import { lateScript } from './late-script.ts';

export { canonicalJson } from './canonical-json.ts';

/** What the given releases are together. The same releases under the same configuration always have the same id. */
export function compose(releases: readonly Release[], configurationHash: string): Composition {
  return {
    id: compositionId(releases, configurationHash),
    remotes: Object.fromEntries(releases.map((release) => [release.name, composedRemote(release)])),
  };
}

function compositionId(releases: readonly Release[], configurationHash: string): string {
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  const shared = releases.find(({ name }) => name === 'shell')?.shared ?? {};
  const identity = canonicalJson({ versions, shared, configuration: configurationHash });
  return createHash('sha256').update(identity).digest('hex').slice(0, 16);
}

function composedRemote(release: Release): ComposedRemote {
  const { version, globalName, definition } = release;
  const asset = (path: string) => assetOf(release, path);
  const parts = Object.entries(definition.parts).map(([name, { module, ahead }]) => {
    const { scripts = [], styles = [] } = release.parts[name] ?? {};
    const early = ahead ? { ahead: ahead.map(lateScript).map(asset) } : {};
    return [name, { module, scripts: scripts.map(asset), styles: styles.map(asset), ...early }] as const;
  });
  return {
    version,
    globalName,
    entry: asset(release.entry),
    routes: definition.routes,
    fills: definition.fills,
    ...traitsInBrowsers(definition),
    parts: Object.fromEntries(parts),
  };
}

/** Browsers are told nothing of pages of which nothing shows there. */
function traitsInBrowsers(definition: Release['definition']): Pick<ComposedRemote, 'pages'> {
  const pages = declaredPages(definition).map((page) => ({ pattern: page.pattern, ...traitsOf(page) }));
  const told = pages.filter((page) => Object.keys(page).length > 1);
  return told.length > 0 ? { pages: told } : {};
}

function assetOf({ name, version, files }: Release, path: string): Asset {
  const file = files[path];
  if (!file)
    throw new Failure('RELEASE_MALFORMED', { source: `${name} ${version}`, cause: `${path} is named but not listed among its files` });
  return { src: `/remotes/${name}/${version}/${path}`, integrity: file.sha384 };
}
