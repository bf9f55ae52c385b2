import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import sqlite from 'node-sqlite3-wasm';
import { escapeText, htmlOf } from '../parse/html.ts';
import { element, isElement, rewrite, textOf, type Node } from '../parse/tree.ts';
import { docsetNameOf, docsetTypeOf, type DocsetType } from './docset-types.ts';
import { pagePlace } from './export-places.ts';
import type { ExportedSection } from './exported-section.ts';
import { plainExtension, plainPages } from './plain-pages.ts';
import { picturesOf } from './section-pictures.ts';
import { writeTgz, type TarContent } from './tar-file.ts';

/** As plain pages, with a mark before each heading of the second level: from them readers of docsets make a table of contents. */
export function printWithAnchors(nodes: readonly Node[]): string {
  const marked = rewrite([...nodes], (node) => {
    if (!isElement(node, 'h2')) return undefined;
    const name = `//apple_ref/cpp/${'Section' satisfies DocsetType}/${encodeURIComponent(textOf(node))}`;
    return [element('a', { name, class: 'dashAnchor' }), node];
  });
  return htmlOf(marked);
}

/** Writes the section as a docset: packed where the name of the file ends in `.tgz`, else as a folder. */
export async function writeDocset(file: string, section: ExportedSection): Promise<void> {
  const name = `${section.title.replace(/[^\p{L}\p{N} ._-]/gu, '').trim() || 'Section'}.docset`;
  const indexFile = `${file}.index`;
  const index = indexOf(section, indexFile);
  const resources = 'Contents/Resources';
  const text = (content: string) => () => Buffer.from(content);
  const contents: TarContent[] = [
    { name: 'Contents/Info.plist', read: text(propertyList(section)) },
    { name: `${resources}/docSet.dsidx`, read: () => index },
    ...plainPages(section).map(([place, page]) => ({ name: `${resources}/Documents/${place}`, read: text(page) })),
    ...picturesOf(section).map(({ place, read }) => ({ name: `${resources}/Documents/${place}`, read })),
  ];
  if (file.endsWith('.tgz'))
    return writeTgz(
      file,
      contents.map((content) => ({ ...content, name: `${name}/${content.name}` })),
    );
  writeFolder(file, contents);
}

/** An earlier docset stays until the new one is whole; a folder that holds something else is refused. */
function writeFolder(folder: string, contents: readonly TarContent[]): void {
  const isTaken = existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'Contents/Info.plist'));
  if (isTaken) throw new Failure('EXPORT_FOLDER_TAKEN', { folder });
  const making = `${folder}.new`;
  // Of a process that was ended.
  rmSync(making, { recursive: true, force: true });
  try {
    for (const { name, read } of contents) {
      mkdirSync(dirname(join(making, name)), { recursive: true });
      writeFileSync(join(making, name), read());
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** The table that is searched: which name is on which page. */
function indexOf({ documents }: ExportedSection, file: string): Buffer {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const database = new sqlite.Database(file);
  try {
    // It is read when it is whole: nothing of it has to survive before.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
    database.exec('CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT)');
    database.exec('CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path)');
    const insert = database.prepare('INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)');
    for (const { url, title, pageType } of documents)
      insert.run([docsetNameOf(title, pageType), docsetTypeOf(pageType), pagePlace(url, plainExtension)]);
    insert.finalize();
    database.exec('COMMIT');
    database.close();
    return readFileSync(file);
  } finally {
    if (database.isOpen) database.close();
    rmSync(file, { force: true });
  }
}

function propertyList({ title, locale, publisher, documents }: ExportedSection): string {
  const slug = (documents[0]?.url ?? '').split('/').slice(3).join('.');
  const identifier = `${publisher}.${slug}.${locale}`.toLowerCase().replace(/[^\w.-]+/g, '-');
  const start = documents[0] ? pagePlace(documents[0].url, plainExtension) : 'index.html';
  const family = slug.split('.').at(-1)?.toLowerCase() ?? '';
  const strings: ReadonlyArray<readonly [key: string, value: string]> = [
    ['CFBundleIdentifier', identifier],
    ['CFBundleName', title],
    ['DocSetPlatformFamily', family],
    ['DashDocSetFamily', 'dashtoc'],
    ['dashIndexFilePath', start],
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>${strings.map(([key, value]) => `<key>${key}</key><string>${escapeText(value)}</string>`).join('')}<key>isDashDocset</key><true/><key>isJavaScriptEnabled</key><false/></dict></plist>
`;
}
