import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { escapeAttribute, escapeText, htmlOf } from '../parse/html.ts';
import { parseHtml } from '../parse/markdown.ts';
import { sanitize } from '../parse/sanitize.ts';
import { element } from '../parse/tree.ts';
import type { Corpus } from '../read/corpus.ts';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import { resolveLink } from '../links/resolve-link.ts';
import type { Words } from '../read/build-messages.ts';
import type { Row } from './sidebar-row.ts';
import { compareTitles } from '@webdocs/i18n/title-order';

export interface SidebarSources {
  readonly corpus: Pick<Corpus, 'documents' | 'redirects' | 'jsonData' | 'sidebars'>;
  readonly closed: ReadonlySet<string>;
  readonly wordsFor: (locale: Locale) => Words;
}

export interface LinkLook {
  /** What the link says instead of the short title of its page. */
  readonly label?: string | undefined;
  readonly code?: boolean | undefined;
}

type Link = Pick<Row, 'html' | 'url'>;

/** What a learner reads one after the other, by the page types of MDN. */
const chapterTypes = new Set(['learn-module-chapter', 'learn-module-assessment', 'learn-module-tutorial', 'tutorial-chapter']);

export function isChapter(pageType: string | undefined): boolean {
  return pageType !== undefined && chapterTypes.has(pageType);
}

/** Parts of the site that are written in English only. */
const englishOnly = new Set(['blog', 'curriculum']);

/** Makes the links of a sidebar in one language. */
export class SidebarLinks {
  readonly words: Words;
  readonly #shared = new Map<string, readonly Row[]>();

  constructor(
    readonly locale: Locale,
    readonly sources: SidebarSources,
  ) {
    this.words = sources.wordsFor(locale);
  }

  get #documents() {
    return this.sources.corpus.documents;
  }

  /** Rows that many sidebars have in common, worked out once. Their keys come from tables, so there is an end to them. */
  shared(key: string, make: () => readonly Row[]): readonly Row[] {
    let rows = this.#shared.get(key);
    if (!rows) this.#shared.set(key, (rows = make()));
    return rows;
  }

  /** The page in the language of the sidebar, or the English one that stands in for it. */
  find(slug: string): DocumentRecord | undefined {
    return this.#documents.findOrEnglish(this.locale, slug);
  }

  /** Pages directly below a page in the order of their titles, English ones where a translation is missing. */
  childrenOf(slug: string): DocumentRecord[] {
    const english = this.#documents.childrenOf(fallbackLocale, slug);
    const own = this.locale === fallbackLocale ? [] : this.#documents.childrenOf(this.locale, slug);
    const translated = new Set(own.map((page) => page.slug.toLowerCase()));
    return byTitle([...own, ...english.filter((page) => !translated.has(page.slug.toLowerCase()))]);
  }

  /** Every page below a page, level by level under each. */
  descendantsOf(slug: string): DocumentRecord[] {
    return this.childrenOf(slug).flatMap((page) => [page, ...this.descendantsOf(page.slug)]);
  }

  /** Translations take their kind from the English page. */
  pageTypeOf(page: DocumentRecord): string {
    return this.#englishOf(page).pageType ?? 'unknown';
  }

  /** The page at an address, there or where it has moved. */
  pageAt(address: string): DocumentRecord | undefined {
    return this.#settled(address).page;
  }

  label(text: string, code = false): Link {
    return { html: labelHtml(text, code) };
  }

  toPage(page: DocumentRecord, { label, code = false }: LinkLook = {}): Link {
    const url = urlOf(page);
    const english = page.locale === this.locale ? '' : this.#englishMark(page);
    const chapter = isChapter(this.pageTypeOf(page)) ? ' data-chapter' : '';
    const shown = label === undefined ? this.#titleOf(page, code) : labelHtml(label, code);
    return { html: `<a href="${escapeAttribute(url)}"${english}${chapter}>${shown}</a>${this.#badges(page)}`, url };
  }

  /**
   * The link to an address as sidebar files write it: `/Web/CSS`, `/docs/Web/CSS`, `/en-US/docs/Web/CSS#syntax`, an
   * address elsewhere on the site or on the web. Moved pages are linked where they are now.
   */
  toAddress(address: string, { label, code = false }: LinkLook = {}): Link {
    const { start, page, fragment } = this.#settled(address);
    if (page && fragment === '') return this.toPage(page, { label, code });
    const ofPage = page ? this.#titleOf(page, code) : titleHtml(nameOf(address), code);
    const shown = label === undefined ? ofPage : labelHtml(label, code);
    return { html: `${start}${shown}</a>${page ? this.#badges(page) : ''}` };
  }

  /** The start tag of the link to an address, and the page that it leads to. */
  #settled(address: string): { start: string; page: DocumentRecord | undefined; fragment: string } {
    const link = element('a', { href: this.#hrefOf(address) });
    const { corpus, closed } = this.sources;
    resolveLink(link, { locale: this.locale, url: '', corpus, closed, words: this.words });
    const [, locale, slug, fragment = ''] = /^\/([^/]+)\/docs\/([^?#]+)(.*)$/.exec(link.attributes['href'] ?? '') ?? [];
    const page = slug === undefined ? undefined : this.#documents.find(locale as Locale, slug);
    return { start: htmlOf([link]).slice(0, -'</a>'.length), page, fragment };
  }

  #hrefOf(address: string): string {
    const slug = slugOf(address);
    if (slug !== undefined) return `/${this.locale}/docs/${slug}${/#.*$/.exec(address)?.[0] ?? ''}`;
    const [, first, rest = ''] = /^\/([^/]+)\/(.*)$/.exec(address) ?? [];
    const isOurs = first !== undefined && !englishOnly.has(rest.split('/')[0] ?? '');
    return isOurs ? `/${this.locale}/${rest}` : address;
  }

  #englishOf(page: DocumentRecord): DocumentRecord {
    return page.locale === fallbackLocale ? page : (this.#documents.find(fallbackLocale, page.slug) ?? page);
  }

  #englishMark({ locale }: DocumentRecord): string {
    return ` class="only-in-en-us" hreflang="${locale}" title="${escapeAttribute(this.words('content-link-english'))}"`;
  }

  /** Words of another language say which; code is the same in all. */
  #titleOf({ shortTitle, locale }: DocumentRecord, code: boolean): string {
    const title = titleHtml(shortTitle, code);
    return locale === this.locale || /^<code>[^<]*<\/code>$/.test(title) ? title : `<span lang="${locale}">${title}</span>`;
  }

  #badges(page: DocumentRecord): string {
    const { status } = this.#englishOf(page);
    let badges = '';
    for (const name of ['experimental', 'non-standard', 'deprecated']) {
      if (!status.includes(name)) continue;
      const kind = name.replace('-', '');
      const title = escapeAttribute(this.words(`content-badge-${kind}-title`));
      badges += ` <span class="badge inline ${kind}" title="${title}">${escapeText(this.words(`content-badge-${kind}`))}</span>`;
    }
    return badges;
  }
}

export function byTitle(pages: readonly DocumentRecord[]): DocumentRecord[] {
  return [...pages].sort((a, b) => compareTitles(a.shortTitle, b.shortTitle));
}

/** The slug that an address speaks of; none for addresses outside the documentation. */
export function slugOf(address: string): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined;
  const segments = address
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  const isLocale = activeLocales.some((locale) => locale.toLowerCase() === segments[0]?.toLowerCase());
  const rest = isLocale ? segments.slice(1) : segments;
  if (rest[0] === 'docs') return rest.slice(1).join('/');
  return isLocale ? undefined : rest.join('/');
}

/** What to call a page that does not exist: the end of its address. */
function nameOf(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/\/$/, '');
  return path.slice(path.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** A label of a sidebar file may hold code in back-ticks, and a little HTML where it has an element for code with something in it. */
function labelHtml(label: string, code: boolean): string {
  return /<code>[^<].*<\/code>/is.test(label) ? htmlOf(sanitize(parseHtml(label), () => undefined)) : titleHtml(label, code);
}

/** The title of a page is text: `<code>` is the name of an element. Only what is in back-ticks is code. */
function titleHtml(title: string, code: boolean): string {
  if (code && !title.includes('`')) return `<code>${escapeText(title)}</code>`;
  return escapeText(title).replace(/`([^`]+)`/g, '<code>$1</code>');
}
