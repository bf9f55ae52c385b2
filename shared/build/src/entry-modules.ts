import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';

/** A part as the definition of its remote names it: the file that holds it, and what that file calls it. */
export interface PartSource {
  readonly part: string;
  readonly file: string;
  readonly exported: string;
}

/** The types follow: what `definePart` returns is a part. */
const definedPart = /^export const (\w+) = definePart\(/gm;

/** What a server entry has besides its parts: answers about pages, and parts that the server draws in another way. */
const serverSideFiles = ['src/server-side.ts', 'src/server-side.tsx'];

/** Where the parts of a remote are. A source that is not there, or that does not export one part, ends the build. */
export function partSources(folder: string, { name: remote, parts }: RemoteDefinition): PartSource[] {
  return Object.entries(parts).map(([part, { source }]) => {
    const file = join(folder, source ?? '');
    const exports = source !== undefined && existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(definedPart)] : [];
    const exported = exports[0]?.[1];
    if (exported === undefined || exports.length > 1)
      throw new Failure('PART_WITHOUT_SOURCE', { remote, part, source: source ?? 'undefined', count: exports.length });
    return { part, file, exported };
  });
}

/** The entry of a part for browsers: its lifecycles, bound to the definition of its remote. */
export function browserEntryModule({ file, exported }: PartSource, from: string): string {
  return [
    `import { browserEntry } from '@webdocs/remote-kit/browser-entry';`,
    `import { ${exported} } from '${specifier(from, file)}';`,
    `export const { bootstrap, mount, unmount } = browserEntry(${exported});`,
    '',
  ].join('\n');
}

/** The entry of a remote for servers. That of the shell holds the packages that the others are given as well. */
export function serverEntryModule(folder: string, definition: RemoteDefinition, from: string): string {
  const sources = partSources(folder, definition);
  const serverSide = serverSideOf(folder);
  return [
    `import { serverEntry } from '@webdocs/remote-kit/server';`,
    `import { definition } from '${specifier(from, join(folder, 'definition.ts'))}';`,
    ...sources.map(({ file, exported }, index) => `import { ${exported} as part${index} } from '${specifier(from, file)}';`),
    serverSide ? `import { serverSide } from '${specifier(from, serverSide)}';` : 'const serverSide = {};',
    `const { parts: ownParts, ...answers } = serverSide;`,
    `const parts = { ${sources.map(({ part }, index) => `'${part}': part${index}`).join(', ')}, ...ownParts };`,
    `export default serverEntry(definition, parts, answers);`,
    ...(definition.name === 'shell' ? [`export { scope } from '${specifier(from, join(folder, 'src/server/scope.ts'))}';`] : []),
    '',
  ].join('\n');
}

/** The file with what a remote has on the server alone, where it has one. */
export function serverSideOf(folder: string): string | undefined {
  return serverSideFiles.map((path) => join(folder, path)).find((file) => existsSync(file));
}

function specifier(from: string, file: string): string {
  const path = relative(from, file).replaceAll(sep, '/');
  return path.startsWith('.') ? path : `./${path}`;
}
