import type { Composition } from '@webdocs/contracts/remote/composition';
import type { Registry } from '@webdocs/registry';

/** Style sheets by address, as text that can be written into a page. */
export type StyleTexts = ReadonlyMap<string, string>;

/** What ends a style element early, and what a browser reads otherwise than it was written: the hash would be that of another text. */
const notForPages = /<\/style|[\r\0]/i;

/** All style sheets of a composition, from the published releases. One that cannot be read stays a file that browsers fetch. */
export async function styleTextsOf(registry: Pick<Registry, 'file'>, { remotes }: Pick<Composition, 'remotes'>): Promise<StyleTexts> {
  const addresses = new Map<string, Promise<string | undefined>>();
  for (const [name, { version, parts }] of Object.entries(remotes))
    for (const { src } of Object.values(parts).flatMap(({ styles }) => styles))
      if (!addresses.has(src)) addresses.set(src, textAt(registry, name, version, src));
  const texts = await Promise.all([...addresses].map(async ([src, text]) => [src, await text] as const));
  return new Map(texts.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

async function textAt(registry: Pick<Registry, 'file'>, name: string, version: string, src: string): Promise<string | undefined> {
  const file = await registry.file(name, version, src.slice(`/remotes/${name}/${version}/`.length)).catch(() => undefined);
  const text = file?.toString('utf8');
  return text === undefined || notForPages.test(text) ? undefined : text;
}
