import { fallbackLocale, type Locale } from '@webdocs/contracts/locale';
import { escapeAttribute, escapeText } from '../parse/html.ts';
import { urlOf, type DocumentIndex, type DocumentRecord } from '../read/document-index.ts';
import type { Words } from '../write/words.ts';
import type { SidebarEntry, SidebarFile, SidebarItem } from './sidebar-file.ts';
import { compareTitles } from './title-order.ts';

/** One row of a sidebar in one language, resolved to its finished link. */
interface Row {
  readonly kind: 'section' | 'entry';
  readonly url: string | undefined;
  readonly link: string;
  readonly fold: 'open' | 'closed' | undefined;
  readonly rows: readonly Row[];
  /** The row as it looks on all pages that are not in it, and the addresses of the pages that are. */
  readonly html: string;
  readonly holds: ReadonlySet<string>;
}

/**
 * Sidebars as HTML: rows are list items, `li.section` heads the rows after it, `details` fold rows away. The rows of a
 * language are resolved once; the page that is being read is marked in each answer.
 */
export class Sidebars {
  readonly #resolved = new Map<string, readonly Row[]>();

  constructor(
    readonly files: ReadonlyMap<string, SidebarFile>,
    readonly documents: DocumentIndex,
    readonly wordsFor: (locale: Locale) => Words,
  ) {}

  has(name: string): boolean {
    return this.files.has(name.toLowerCase());
  }

  html(name: string, locale: Locale, currentUrl: string): string | undefined {
    const file = this.files.get(name.toLowerCase());
    if (!file) return undefined;
    const key = `${locale} ${name.toLowerCase()}`;
    let rows = this.#resolved.get(key);
    if (!rows) this.#resolved.set(key, (rows = new SidebarResolver(file, locale, this.documents, this.wordsFor(locale)).rows()));
    return listOf(rows, currentUrl);
  }
}

class SidebarResolver {
  constructor(
    readonly file: SidebarFile,
    readonly locale: Locale,
    readonly documents: DocumentIndex,
    readonly words: Words,
  ) {}

  rows(): Row[] {
    return this.file.sidebar.flatMap((entry) => this.#rowsOf(entry));
  }

  #rowsOf(entry: SidebarEntry): Row[] {
    const item: SidebarItem = typeof entry === 'string' ? { link: entry } : entry;
    const below = [...this.#listed(item), ...(item.children ?? []).flatMap((child) => this.#rowsOf(child))];
    if (item.link === undefined && item.title === undefined) return below;
    return [rowOf({ kind: item.type === 'section' ? 'section' : 'entry', ...this.#linkOf(item), fold: item.details, rows: below })];
  }

  #listed(item: SidebarItem): Row[] {
    const isList = item.type === 'listSubPages' || item.type === 'listSubPagesGrouped' || item.type === 'webExtApi';
    if (!isList) return [];
    const top = slugOfLink(item.path ?? item.link ?? '/Mozilla/Add-ons/WebExtensions/API');
    const below = this.#pagesBelow(top, item, item.depth ?? 1);
    const parent = item.includeParent ? this.documents.findOrEnglish(this.locale, top) : undefined;
    return parent ? [this.#pageRow(parent, []), ...below] : below;
  }

  #pagesBelow(slug: string, item: SidebarItem, depth: number): Row[] {
    const pages = this.#childrenOf(slug).sort((a, b) => compareTitles(a.shortTitle, b.shortTitle));
    return pages.flatMap((page) => {
      const below = depth === 1 ? [] : this.#pagesBelow(page.slug, item, depth - 1);
      const wanted = !item.tags || item.tags.includes(page.pageType ?? '');
      if (!wanted) return below;
      return item.nested ? [this.#pageRow(page, below)] : [this.#pageRow(page, []), ...below];
    });
  }

  /** Children in the language and, where a translation is missing, the English ones. */
  #childrenOf(slug: string): DocumentRecord[] {
    const english = this.documents.childrenOf(fallbackLocale, slug);
    if (this.locale === fallbackLocale) return [...english];
    const own = this.documents.childrenOf(this.locale, slug);
    const translated = new Set(own.map((page) => page.slug.toLowerCase()));
    return [...own, ...english.filter((page) => !translated.has(page.slug.toLowerCase()))];
  }

  #pageRow(page: DocumentRecord, rows: readonly Row[]): Row {
    const inCode = /^(css-(?!module)|html-|http-(?!cors)|javascript-|svg-|mathml-|web-api-(?!overview)|webextension-)/.test(
      page.pageType ?? '',
    );
    return rowOf({ kind: 'entry', url: urlOf(page), link: this.#link(page, page.shortTitle, inCode, ''), fold: undefined, rows });
  }

  #linkOf(item: SidebarItem): { url: string | undefined; link: string } {
    if (item.link === undefined) return { url: undefined, link: this.#label(this.#translated(item.title ?? ''), item.code ?? false) };
    const slug = slugOfLink(item.link);
    const page = this.documents.findOrEnglish(this.locale, slug);
    const label = item.title === undefined ? (page?.shortTitle ?? nameOf(slug)) : this.#translated(item.title);
    const hash = item.hash ? `#${item.hash.replace(/^#/, '')}` : '';
    if (!page)
      return {
        url: undefined,
        link: `<a class="page-not-created" data-href="${escapeAttribute(`/${this.locale}/docs/${slug}`)}">${this.#label(label, item.code ?? false)}</a>`,
      };
    return { url: hash ? undefined : urlOf(page), link: this.#link(page, label, item.code ?? false, hash) };
  }

  #link(page: DocumentRecord, label: string, inCode: boolean, hash: string): string {
    const only = page.locale === this.locale ? '' : ` class="only-in-en-us" hreflang="${page.locale}"`;
    return `<a href="${escapeAttribute(urlOf(page) + hash)}"${only}>${this.#label(label, inCode)}</a>${this.#badges(page)}`;
  }

  #badges(page: DocumentRecord): string {
    return ['experimental', 'non-standard', 'deprecated']
      .filter((status) => page.status.includes(status))
      .map((status) => status.replace('-', ''))
      .map(
        (kind) =>
          ` <span class="badge inline ${kind}" title="${escapeAttribute(this.words(`content-badge-${kind}-title`))}">${escapeText(this.words(`content-badge-${kind}`))}</span>`,
      )
      .join('');
  }

  #label(label: string, inCode: boolean): string {
    const plain = escapeText(label);
    if (inCode && !label.includes('`')) return `<code>${plain}</code>`;
    return plain.replace(/`([^`]+)`/g, '<code>$1</code>');
  }

  #translated(key: string): string {
    return this.file.l10n[this.locale]?.[key] ?? this.file.l10n[fallbackLocale]?.[key] ?? key;
  }
}

function slugOfLink(link: string): string {
  return link
    .replace(/^\/(?:[a-z]{2}(?:-[A-Z]{2})?\/docs\/|docs\/)?/, '')
    .replace(/#.*$/, '')
    .replace(/\/$/, '');
}

function nameOf(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

function rowOf(parts: Omit<Row, 'html' | 'holds'>): Row {
  const holds = new Set(parts.rows.flatMap((row) => [...row.holds]));
  if (parts.url !== undefined) holds.add(parts.url);
  return { ...parts, html: itemOf(parts, undefined), holds };
}

function listOf(rows: readonly Row[], currentUrl: string | undefined): string {
  return `<ol>${itemsOf(rows, currentUrl)}</ol>`;
}

function itemsOf(rows: readonly Row[], currentUrl: string | undefined): string {
  let html = '';
  for (const row of rows) html += currentUrl !== undefined && row.holds.has(currentUrl) ? itemOf(row, currentUrl) : row.html;
  return html;
}

/** With an address, the row holds the page at it: it is marked, and what folds it away is open. */
function itemOf({ kind, url, link, fold, rows }: Omit<Row, 'html' | 'holds'>, currentUrl: string | undefined): string {
  const isCurrent = currentUrl !== undefined && url === currentUrl;
  const marked = isCurrent ? `<em>${link.replace('<a ', '<a aria-current="page" ')}</em>` : link;
  if (kind === 'section') return `<li class="section">${marked}</li>${itemsOf(rows, currentUrl)}`;
  if (rows.length === 0) return `<li>${marked}</li>`;
  const list = listOf(rows, currentUrl);
  if (fold === undefined) return `<li>${marked}${list}</li>`;
  return `<li class="toggle"><details${fold === 'open' || currentUrl !== undefined ? ' open' : ''}><summary>${marked}</summary>${list}</details></li>`;
}
