import type { ExportFormat } from '@webdocs/contracts/api/collections';
import { csvRow } from './csv-row.ts';
import type { ExportedCollection } from './export-collections.ts';

type Exported = ReadonlyArray<Pick<ExportedCollection, 'name' | 'description' | 'created_at'> & Pick<ExportedCollection, 'items'>>;

interface WrittenFormat {
  readonly type: string;
  /** Of the name of the file. */
  readonly ending: string;
  /** Pages are named with the address of the site: other programs know nothing of it. */
  write(collections: Exported, site: string): string;
}

/** What other programs read: Raindrop the table, browsers the bookmarks, people the text. */
export const writtenFormats: Readonly<Record<Exclude<ExportFormat, 'json'>, WrittenFormat>> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv', write: asCsv },
  html: { type: 'text/html; charset=utf-8', ending: 'html', write: asBookmarks },
  markdown: { type: 'text/markdown; charset=utf-8', ending: 'md', write: asMarkdown },
};

const columns = ['url', 'folder', 'title', 'note', 'tags', 'created'] as const;

function asCsv(collections: Exported, site: string): string {
  const rows = collections.flatMap(({ name, items }) =>
    items.map(({ url, title, notes, created_at }) => [site + url, name, title, notes ?? '', '', created_at]),
  );
  return [columns, ...rows].map(csvRow).join('');
}

/** The form that Netscape gave bookmarks, which every browser still reads. */
function asBookmarks(collections: Exported, site: string): string {
  const folders = collections.map(({ name, description, created_at, items }) => {
    const links = items.map(
      ({ url, title, notes, created_at: saved }) =>
        `        <DT><A HREF="${markup(site + url)}" ADD_DATE="${seconds(saved)}">${markup(title)}</A>\n` +
        (notes ? `        <DD>${markup(notes)}\n` : ''),
    );
    const about = description ? `    <DD>${markup(description)}\n` : '';
    return `    <DT><H3 ADD_DATE="${seconds(created_at)}">${markup(name)}</H3>\n${about}    <DL><p>\n${links.join('')}    </DL><p>\n`;
  });
  return [
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">\n',
    '<TITLE>Bookmarks</TITLE>\n<H1>Bookmarks</H1>\n<DL><p>\n',
    ...folders,
    '</DL><p>\n',
  ].join('');
}

function asMarkdown(collections: Exported, site: string): string {
  return collections
    .map(({ name, description, items }) => {
      const links = items.map(({ url, title, notes }) => `- [${plain(title)}](${site}${url})${notes ? `: ${plain(notes)}` : ''}\n`);
      return `## ${plain(name)}\n\n${description ? `${plain(description)}\n\n` : ''}${links.join('')}${links.length ? '\n' : ''}`;
    })
    .join('');
}

const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1000);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const markup = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] as string);

/** In one line, with nothing in it that Markdown would take for its own. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}
