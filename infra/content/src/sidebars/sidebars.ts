import type { Locale } from '@webdocs/contracts/reader/locale';
import { urlOf } from '../read/document-index.ts';
import { apiOverview } from './api-overview.ts';
import { apiReference } from './api-reference.ts';
import type { GeneratedSidebar } from './generated-sidebar.ts';
import { javascriptReference } from './javascript-reference.ts';
import { printed, withCurrent, withUnlisted, type PrintedSidebar } from './printed-sidebar.ts';
import { RecentlyUsed } from './recently-used.ts';
import type { Row } from './sidebar-row.ts';
import type { SidebarFile } from '../read/sidebar-file.ts';
import { plainName, spellings } from './sidebar-names.ts';
import { SidebarLinks, type SidebarSources } from './sidebar-links.ts';
import { subpagesSidebar } from './subpages-sidebar.ts';
import { fileRows } from './yaml-sidebar.ts';

const generated: ReadonlyMap<string, GeneratedSidebar> = new Map([
  ['apiref', apiReference],
  ['defaultapisidebar', apiOverview],
  ['jsref', javascriptReference],
  ['quicklinkswithsubpages', subpagesSidebar],
]);

const cacheBytes = 32 * 1024 * 1024;
const bytesOfAPlace = 200;

/**
 * Sidebars as HTML: rows are list items, `li.section` heads the rows after it, `details` fold rows away. The rows of a
 * language are resolved once; the page that is being read is marked in each answer.
 */
export class Sidebars {
  readonly #links = new Map<Locale, SidebarLinks>();
  readonly #printed = new RecentlyUsed<PrintedSidebar>(cacheBytes, ({ html, places }) => html.length + places.size * bytesOfAPlace);
  readonly #files: ReadonlyMap<string, SidebarFile>;

  constructor(readonly sources: SidebarSources) {
    this.#files = new Map([...sources.corpus.sidebars].map(([name, file]) => [plainName(name), file]));
  }

  has(name: string): boolean {
    return this.#fileOf(name) !== undefined || generated.has(plainName(name));
  }

  /** The sidebar of a name on the page at an address; none where there is no such sidebar or nothing to show in it. */
  html(name: string, given: readonly string[], locale: Locale, url: string): string | undefined {
    const links = this.#linksIn(locale);
    const key = `${locale} ${plainName(name)}`;
    const file = this.#fileOf(name);
    if (file) return this.#marked(key, () => fileRows(file, links), links, url);
    const sidebar = generated.get(plainName(name))?.(given, url.split('/').slice(3).join('/'), links);
    return sidebar && this.#marked(`${key} ${sidebar.subject}`, () => sidebar.rows(), links, url);
  }

  #marked(key: string, rows: () => readonly Row[], { words }: SidebarLinks, url: string): string | undefined {
    const sidebar = this.#printed.get(key, () => printed(rows(), (title) => words('content-sidebar-below', { title })));
    if (sidebar.html === emptyList) return undefined;
    return sidebar.places.has(url) ? withCurrent(sidebar, url) : this.#unlisted(sidebar, url);
  }

  #unlisted(sidebar: PrintedSidebar, url: string): string {
    const [, locale = '', , ...segments] = url.split('/');
    const links = this.#linksIn(locale as Locale);
    const pageAt = (length: number) => links.find(segments.slice(0, length).join('/'));
    const page = pageAt(segments.length);
    if (!page || urlOf(page) !== url) return sidebar.html;
    const above = segments.flatMap((_, level) => pageAt(segments.length - 1 - level) ?? []).map(urlOf);
    return withUnlisted(sidebar, links.toPage(page).html, above);
  }

  #linksIn(locale: Locale): SidebarLinks {
    let links = this.#links.get(locale);
    if (!links) this.#links.set(locale, (links = new SidebarLinks(locale, this.sources)));
    return links;
  }

  #fileOf(name: string): SidebarFile | undefined {
    return spellings(name).flatMap((spelling) => this.#files.get(spelling) ?? [])[0];
  }
}

const emptyList = '<ol></ol>';
