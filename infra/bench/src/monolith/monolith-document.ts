import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePage } from '@webdocs/contracts/page/describe-page';
import type { ComposedRemote } from '@webdocs/contracts/remote/composition';
import type { GatewayServices } from '@webdocs/gateway/gateway-services';
import type { RenderedRequest, ResolvedRequest } from '@webdocs/gateway/page-request';
import { composeDocument } from '@webdocs/gateway/steps/compose-document';
import type { BuiltMonolith } from './build-monolith.ts';
import type { MonolithPage } from './server.tsx';

export interface MonolithFile {
  readonly path: string;
  readonly content: Buffer;
}

/** Its files under the addresses at which its pages name them. */
export function monolithFiles({ clientFolder, version }: BuiltMonolith): MonolithFile[] {
  return readdirSync(clientFolder).map((file) => {
    return { path: `/remotes/shell/${version}/client/${file}`, content: readFileSync(join(clientFolder, file)) };
  });
}

/**
 * The document around the monolith's page, made by the very step that makes the composed one: as far as it can see, a
 * composition of the shell alone.
 */
export function monolithDocument(
  request: ResolvedRequest,
  page: MonolithPage,
  files: readonly MonolithFile[],
  parts: GatewayServices,
): string {
  const fragment = (html: string) => ({ html, failed: false });
  const rendered: RenderedRequest = {
    ...request,
    description: describePage(request.page, {
      siteName: parts.configuration.siteName,
      address: parts.publicAddress ?? '',
      colour: request.facts.colour ?? 'docs',
      found: true,
    }),
    site: siteOfOne(request, files),
    header: fragment(page.header),
    footer: fragment(page.footer),
    notices: fragment(page.notices),
    mainFragment: fragment(page.main),
    slotFragments: {},
  };
  return composeDocument(rendered, parts).html;
}

function siteOfOne({ site, main, slots }: ResolvedRequest, files: readonly MonolithFile[]): ResolvedRequest['site'] {
  const assets = (ending: string) =>
    files
      .filter(({ path }) => path.endsWith(ending))
      .map(({ path, content }) => ({ src: path, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` }));
  const [script] = assets('/main.js');
  if (!script) throw new Error('the monolith has no script');
  const shell: ComposedRemote = {
    version: '0.0.0-monolith',
    globalName: 'monolith',
    entry: script,
    routes: [],
    fills: [],
    parts: { header: { module: './header', scripts: [], styles: assets('.css') } },
  };
  const nothing: ComposedRemote = { ...shell, parts: {} };
  const owners = [main.owner, ...Object.values(slots).map(({ owner }) => owner)];
  const remotes = { ...Object.fromEntries(owners.map((owner) => [owner, nothing])), shell };
  const release = site.releases.shell as NonNullable<typeof site.releases.shell>;
  const fonts = Object.fromEntries(
    files.map(({ path }) => [path.slice(path.indexOf('client/')), { bytes: 0, brotliBytes: 0, sha384: '' }]),
  );
  return {
    ...site,
    composition: { ...site.composition, remotes },
    releases: { shell: { ...release, version: shell.version, files: fonts } },
  };
}
