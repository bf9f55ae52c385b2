import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { buildRemote, type Build } from '@webdocs/workbench/build';
import { inRepository } from '@webdocs/workbench/repository';
import type { PlantedFault } from './planted-part.tsx';

export type Fault = PlantedFault | 'throws-at-load' | 'never-settles' | 'harmless';

/** Builds a remote with one fault in one of its parts, by the same factory as every other build. */
export async function buildWithFault(name: string, part: string, fault: Fault): Promise<Build> {
  const variant = `${part}-${fault}`;
  const folder = inRepository('.cache/faults', name, variant);
  await mkdir(folder, { recursive: true });
  const onServer = fault === 'throws-on-server' || fault === 'loops-on-server';
  if (onServer) return buildRemote(name, { variant: { name: variant, serverEntry: await writeServerEntry(name, part, fault, folder) } });
  if (fault === 'harmless') return buildRemote(name, { variant: { name: variant } });
  return buildRemote(name, { variant: { name: variant, exposes: { [part]: await writeBrowserEntry(name, part, fault, folder) } } });
}

async function writeBrowserEntry(name: string, part: string, fault: Fault, folder: string): Promise<string> {
  const original = inRepository(name, 'src/entry/browser', `${part}.ts`);
  const file = join(folder, `${part}.ts`);
  await writeFile(file, await browserEntryText(original, fault));
  return file;
}

async function browserEntryText(original: string, fault: Fault): Promise<string> {
  if (fault === 'throws-at-load') return `throw new Error('planted: ${fault}');\nexport {};\n`;
  if (fault === 'never-settles') {
    return `import * as original from '${original}';\nexport const { bootstrap, unmount } = original;\nexport const mount = () => new Promise(() => undefined);\n`;
  }
  const source = withAbsoluteImports(await readFile(original, 'utf8'), dirname(original));
  return `import { planted } from '${inRepository('infra/e2e/faults/planted-part.tsx')}';\n${replaced(source, /browserPart\((\w+)\)/, `browserPart(planted($1, '${fault}'))`)}`;
}

async function writeServerEntry(name: string, part: string, fault: Fault, folder: string): Promise<string> {
  const original = inRepository(name, 'src/entry/server.tsx');
  const source = withAbsoluteImports(await readFile(original, 'utf8'), dirname(original));
  const file = join(folder, 'server.tsx');
  const plantedEntry = replaced(source, new RegExp(`(['"]?${part}['"]?:\\s*)(\\w+)`), `$1planted($2, '${fault}')`);
  await writeFile(file, `import { planted } from '${inRepository('infra/e2e/faults/planted-part.tsx')}';\n${plantedEntry}`);
  return file;
}

function withAbsoluteImports(source: string, folder: string): string {
  return source.replace(/from '(\.[^']+)'/g, (_, path: string) => `from '${resolve(folder, path)}'`);
}

function replaced(source: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(source)) throw new Error(`the entry does not have the form that faults are planted in: ${pattern}`);
  return source.replace(pattern, replacement);
}
