import type { Locale } from '@webdocs/contracts/locale';
import { apiOverview } from './api-overview.ts';
import { apiReference } from './api-reference.ts';
import type { GeneratedSidebar } from './generated-sidebar.ts';
import { javascriptReference } from './javascript-reference.ts';
import { printed, withCurrent, type PrintedSidebar } from './printed-sidebar.ts';
import { RecentlyUsed } from './recently-used.ts';
import type { Row } from './row.ts';
import { plainName, spellings } from './sidebar-names.ts';
import { SidebarLinks, type SidebarSources } from './sidebar-links.ts';
import { subpagesSidebar } from './subpages-sidebar.ts';
import { fileRows } from './yaml-sidebar.ts';

const generated: Readonly<Record<string, GeneratedSidebar>> = {
  apiref: apiReference,
  defaultapisidebar: apiOverview,
  jsref: javascriptReference,
  quicklinkswithsubpages: subpagesSidebar,
};

const cacheBytes = 32 * 1024 * 1024;
const bytesOfAPlace = 200;

/**
 * Sidebars as HTML: rows are list items, `li.section` heads the rows after it, `details` fold rows away. The rows of a
 * language are resolved once; the page that is being read is marked in each answer.
 */
export class Sidebars {
  readonly #links = new Map<Locale, SidebarLinks>();
  readonly #printed = new RecentlyUsed<PrintedSidebar>(cacheBytes, ({ html, places }) => html.length + places.size * bytesOfAPlace);
  readonly #fileByPlainName: ReadonlyMap<string, string>;

  constructor(readonly sources: SidebarSources) {
    this.#fileByPlainName = new Map([...sources.corpus.sidebars.keys()].map((name) => [plainName(name), name]));
  }

  has(name: string): boolean {
    return this.#fileOf(name) !== undefined || Object.hasOwn(generated, plainName(name));
  }

  /** The sidebar of a name on the page at an address; none where there is no such sidebar or nothing to show in it. */
  html(name: string, given: readonly string[], locale: Locale, url: string): string | undefined {
    const links = this.#linksIn(locale);
    const file = this.#fileOf(name);
    if (file !== undefined) {
      const rows = () => fileRows(this.sources.corpus.sidebars.get(file) ?? { sidebar: [], l10n: {} }, links);
      return this.#marked(`${locale} ${file}`, rows, url);
    }
    const plain = plainName(name);
    const make = Object.hasOwn(generated, plain) ? generated[plain] : undefined;
    const sidebar = make?.(given, url.split('/').slice(3).join('/'), links);
    return sidebar && this.#marked(`${locale} ${plain} ${sidebar.subject}`, () => sidebar.rows(), url);
  }

  #marked(key: string, rows: () => readonly Row[], url: string): string | undefined {
    const sidebar = this.#printed.get(key, () => printed(rows()));
    return sidebar.html === emptyList ? undefined : withCurrent(sidebar, url);
  }

  #linksIn(locale: Locale): SidebarLinks {
    let links = this.#links.get(locale);
    if (!links) this.#links.set(locale, (links = new SidebarLinks(locale, this.sources)));
    return links;
  }

  #fileOf(name: string): string | undefined {
    for (const spelling of spellings(name)) {
      const file = this.#fileByPlainName.get(spelling);
      if (file !== undefined) return file;
    }
    return undefined;
  }
}

const emptyList = '<ol></ol>';
