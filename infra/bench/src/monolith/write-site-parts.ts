import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { partSources, type PartSource } from '@webdocs/build/entry-modules';
import type { PartReference } from '@webdocs/contracts/page/state';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { inRepository } from '@webdocs/workbench/repository';
import { partName } from './part-name.ts';

/** What the shell's start wires together for a reader and that has nothing to do with composition. */
const ofTheShell = {
  'page-state.ts': ['readPageState'],
  'theme/follow-theme.ts': ['followTheme'],
  'session/follow-session.ts': ['followSession'],
  'connectivity/follow-connectivity.ts': ['followConnectivity'],
  'navigation/page-data.ts': ['createPageData'],
  'navigation/scroll-memory.ts': ['createScrollMemory'],
  'navigation/router.ts': ['startRouter'],
  'storage/browser-storage.ts': ['tabStore'],
} as const;

/** Writes the module through which the monolith gets at the sources of the shell and the remotes. */
export async function writeSiteParts(file: string, references: readonly PartReference[], side: 'browser' | 'server'): Promise<void> {
  const wanted = [...references, { owner: 'shell', part: 'header' }, { owner: 'shell', part: 'notices' }];
  const byName = new Map(wanted.map((reference) => [partName(reference), reference]));
  const imports: string[] = [];
  const entries: string[] = [];
  for (const [name, reference] of byName) {
    const { exported, file: source } = await sourceOf(reference);
    const local = `part${imports.length}`;
    imports.push(`import { ${exported} as ${local} } from ${JSON.stringify(source)};`);
    entries.push(`  ${JSON.stringify(name)}: ${local},`);
  }
  if (side === 'server') {
    imports.push(`import { footer } from ${JSON.stringify(inRepository('shell/src/page-frame/footer-part.ts'))};`);
    entries.push(`  'shell/footer': footer,`);
  } else {
    // The footer never comes to life, but its styles and those of the frame belong to the page.
    for (const style of ['page-frame.css', 'Footer.module.css'])
      imports.unshift(`import ${JSON.stringify(inRepository('shell/src/page-frame', style))};`);
    for (const [path, names] of Object.entries(ofTheShell))
      imports.push(`export { ${names.join(', ')} } from ${JSON.stringify(inRepository('shell/src', path))};`);
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${imports.join('\n')}\nexport const parts = {\n${entries.join('\n')}\n};\n`);
}

async function sourceOf({ owner, part }: PartReference): Promise<PartSource> {
  const { definition } = (await import(inRepository(owner, 'definition.ts'))) as { definition: RemoteDefinition };
  const found = partSources(inRepository(owner), definition).find((source) => source.part === part);
  if (!found) throw new Error(`${owner} has no part called ${part}`);
  return found;
}
