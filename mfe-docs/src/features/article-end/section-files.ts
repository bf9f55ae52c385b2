import type { Document } from '@webdocs/contracts/page/page';

export interface SectionFiles {
  readonly title: string;
  readonly files: ReadonlyArray<readonly [name: string, address: string]>;
}

/** Names of formats, the same in every language. */
const formats = [
  ['ZIP', '.zip'],
  ['EPUB', '.epub'],
  ['Docset', '.docset.tgz'],
] as const;

/** The subject that a page belongs to, with all its pages, as files to take along; undefined where there is none that is one file. */
export function sectionFiles({ mdn_url: url, parents = [] }: Pick<Document, 'mdn_url' | 'parents'>): SectionFiles | undefined {
  const below = url.split('/').slice(3);
  const depth = below[0] === 'Web' ? (below[1] === 'API' ? 3 : 2) : below[0] === 'Mozilla' ? 2 : 1;
  const section = parents.find(({ uri }) => uri.split('/').length === depth + 3);
  if (!section) return undefined;
  const address = section.uri.replace('/docs/', '/');
  return { title: section.title, files: formats.map(([name, ending]) => [name, `/packages/sections${address}${ending}`] as const) };
}
