import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Release } from '@webdocs/contracts/remote/release';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { slotNames } from '@webdocs/contracts/remote/slot';

/** What a test cares about in a release; the rest is filled in so that the gate lets it pass. */
export interface ReleaseWish {
  readonly name?: string;
  readonly version?: string;
  readonly builtAt?: string;
  readonly definition?: Partial<RemoteDefinition>;
  readonly shared?: Readonly<Record<string, string>>;
  /** Text of files, added to or replacing those that every release has. */
  readonly files?: Readonly<Record<string, string>>;
}

export interface BuiltRelease {
  readonly release: Release;
  readonly contents: Readonly<Record<string, string>>;
}

/** A small but whole release: a shell unless a remote is named, each of its parts with a script and a style. */
export function buildRelease({
  name = 'shell',
  version = '1.0.0',
  builtAt = '2026-01-05T10:00:00.000Z',
  definition: wished,
  shared,
  files = {},
}: ReleaseWish = {}): BuiltRelease {
  const definition = { ...(name === 'shell' ? shellDefinition : remoteDefinition(name)), ...wished };
  const entry = name === 'shell' ? 'client/main.js' : 'client/remoteEntry.js';
  const parts = Object.keys(definition.parts);
  const contents: Record<string, string> = {
    [entry]: `/* ${name} ${version} */ [${Object.values(definition.parts).map(({ module }) => `"${module}"`)}]`,
    'server/server.cjs': `module.exports = { default: '${name} ${version}' };`,
    ...Object.fromEntries(
      parts.flatMap((part) => [
        [`client/${part}.js`, `/* ${part} of ${name} ${version} */ ({ bootstrap() {}, mount() {}, unmount() {} })`],
        [`client/${part}.css`, `.${name}-${part}{color:inherit}`],
      ]),
    ),
    ...files,
  };
  const release: Release = {
    formatVersion: 1,
    name,
    version,
    builtAt,
    globalName: `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_'),
    definition,
    entry,
    server: 'server/server.cjs',
    files: Object.fromEntries(Object.entries(contents).map(([path, text]) => [path, recordOf(text)])),
    parts: Object.fromEntries(
      parts.map((part) => [part, { scripts: [`client/${part}.js`], styles: [`client/${part}.css`], lateScripts: [], lateStyles: [] }]),
    ),
    shared: {
      ...(shared ??
        (name === 'shell' ? { react: '19.3.1', '@webdocs/remote-kit': '1.0.0' } : { react: '^19.3.0', '@webdocs/remote-kit': '^1.0.0' })),
    },
    sbom: { react: '19.3.1' },
  };
  return { release, contents };
}

/** Lays a build down as the build tools do: its files, and release.json with what the caller wants in it. */
export async function writeBuild(folder: string, { release, contents }: BuiltRelease, manifest: unknown = release): Promise<string> {
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await writeFile(join(folder, 'release.json'), typeof manifest === 'string' ? manifest : JSON.stringify(manifest));
  return folder;
}

function recordOf(text: string): Release['files'][string] {
  const bytes = Buffer.from(text);
  return {
    bytes: bytes.length,
    brotliBytes: brotliCompressSync(bytes).length,
    sha384: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
  };
}

const part = (module: string) => ({ module, fallback: { kind: 'nothing' as const }, budgetKb: 12 });
const silent = { publishes: [], consumes: [], calls: [], entryBudgetKb: 8 };

const shellDefinition: RemoteDefinition = {
  name: 'shell',
  title: 'Shell',
  routes: [
    { pattern: '/:locale', part: 'home' },
    { pattern: '/:locale/:slug', part: 'generic' },
  ],
  parts: Object.fromEntries(['header', 'footer', 'notices', 'home', 'generic', 'not-found'].map((name) => [name, part(`./${name}`)])),
  opens: [...slotNames],
  fills: [],
  ...silent,
};

function remoteDefinition(name: string): RemoteDefinition {
  const section = name.replace('mfe-', '');
  return {
    name,
    title: name,
    routes: [{ pattern: `/:locale/${section}/*`, part: 'page' }],
    parts: { page: part('./page') },
    opens: [],
    fills: [],
    ...silent,
  };
}
