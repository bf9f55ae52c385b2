import { addressOf, type Address } from '@webdocs/contracts/reader/address';
import { activeLocales, fallbackLocale, isActiveLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { isDocument } from '@webdocs/contracts/page/head';
import type { DocPage, NotFoundPage, Page } from '@webdocs/contracts/page/page';
import { Anchors } from '../check/anchors.ts';
import type { CheckedFile } from '../check/check-corpus.ts';
import { checkedPage, closeCheck, openCheck } from '../check/check-document.ts';
import { PrintedTrees } from '../parse/printed-trees.ts';
import type { Corpus } from '../read/corpus.ts';
import { isWritten, urlOf, type DocumentRecord } from '../read/document-index.ts';
import { sourceNow, sourceOf } from '../read/document-source.ts';
import { feedAt } from '../feeds/feed-at.ts';
import type { Feed } from '../feeds/feed.ts';
import { lastChangeOf } from '../feeds/last-change.ts';
import { attachmentAt, type Attachment } from '../write/attachment.ts';
import { blogIndexPage, blogListPage, blogPostPage, blogTagsPage } from '../write/blog-pages.ts';
import { curriculumPage } from '../write/curriculum-page.ts';
import { madeBase } from '../write/declared-pages.ts';
import { documentPage } from '../write/document-page.ts';
import { genericPage } from '../write/generic-page.ts';
import { homePage } from '../write/home-page.ts';
import { movedAddress } from '../links/resolve-link.ts';
import { notFoundPage } from '../write/not-found-page.ts';
import { offlinePage } from '../write/offline-page.ts';
import { PageCache } from './page-cache.ts';
import { pageContext, type PageSources } from '../write/open-page-context.ts';
import type { PageContext } from '../write/page-context.ts';
import { weightOf } from './page-weight.ts';
import { allAddresses, pageAtAddress, type PageAtAddress } from '../write/page-at-address.ts';
import { sideBySidePage } from '../write/side-by-side-page.ts';
import { spotlightPage } from '../write/spotlight-page.ts';
import { searchPage, type FindPages } from '../write/search-page.ts';
import { spaPage } from '../write/spa-page.ts';
import { Titles } from '../write/titles.ts';
import { TranslationPages, type ListPlace } from './translation-pages.ts';
import { WriterPages } from './writer-pages.ts';

export type PageAnswer =
  | { readonly kind: 'found'; readonly page: Page; readonly forWriters?: true }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'missing'; readonly page: NotFoundPage };

type SitePlace = Exclude<PageAtAddress, { kind: 'translations' }> | ListPlace;

const cacheBytes = 64 * 1024 * 1024;

/** A document with what it was made of, for as long as it is in use. */
export interface MadeDocument {
  readonly record: DocumentRecord;
  readonly page: DocPage;
  readonly trees: PrintedTrees;
}

/** All answers about one state of the content. When the content changes, another site takes this one's place. */
export class Site {
  readonly #context: PageContext;
  readonly #cache = new PageCache<Page>(cacheBytes, weightOf);
  readonly #anchors: Anchors;
  readonly titles: Titles;
  readonly #translations: TranslationPages;
  #writerPages: WriterPages | undefined;
  #paths: readonly string[] | undefined;
  #lastChange: ReturnType<typeof lastChangeOf> | undefined;

  constructor(
    given: PageSources,
    readonly find: FindPages = async () => undefined,
  ) {
    this.#context = pageContext(given);
    this.#anchors = new Anchors(this.#context);
    this.#translations = new TranslationPages(this.#context);
    this.titles = new Titles(given.corpus.documents);
  }

  get corpus(): Corpus {
    return this.#context.corpus;
  }

  get revision(): string {
    return this.corpus.revision;
  }

  async page(address: Address): Promise<PageAnswer> {
    const path = pathBelowLocale(address.pathname);
    if (path === '_offline') return { kind: 'found', page: offlinePage(address, this.#context) };
    const forWriters = path.startsWith('_') && this.#isForWriters ? this.#writerPage(address, path) : undefined;
    if (forWriters) return forWriters;
    const place = this.#pageAtAddress(address.locale, path);
    if (place)
      return withoutSlash(place.url) === withoutSlash(`/${address.locale}/${path}`)
        ? { kind: 'found', page: await this.#pageAt(place, address) }
        : { kind: 'moved', to: place.url };

    const moved = movedAddress(`/${address.locale}/${path}`, address.locale, this.corpus);
    if (moved !== undefined) return { kind: 'moved', to: moved };
    return { kind: 'missing', page: notFoundPage(address, path, this.#context, this.titles) };
  }

  destination({ locale, pathname }: Address): string | undefined {
    const path = pathBelowLocale(pathname);
    return this.#pageAtAddress(locale, path)?.url ?? movedAddress(`/${locale}/${path}`, locale, this.corpus);
  }

  exists(locale: Locale, pathname: string): boolean {
    const place = this.#pageAtAddress(locale, pathBelowLocale(pathname));
    if (!place) return false;
    if (place.kind === 'spotlight') return locale === fallbackLocale;
    return place.kind === 'generic' ? place.page.locale === locale : place.url.startsWith(`/${locale}/`);
  }

  paths(): readonly string[] {
    return (this.#paths ??= [...allAddresses(this.#context), ...this.#listsOfTranslations()]);
  }

  #listsOfTranslations(): string[] {
    const base = madeBase('translations', this.#context.declared.pages);
    return base === undefined ? [] : this.#translations.addresses(base);
  }

  /** Sections of a list, and its further pages, are found from the list. */
  #isPartOfList(path: string): boolean {
    const base = madeBase('translations', this.#context.declared.pages);
    return base !== undefined && path.split('/').slice(2).join('/').startsWith(`${base}/`);
  }

  lastChange(pathname: string): string | undefined {
    this.#lastChange ??= lastChangeOf(this.#context);
    return this.#lastChange(pathname);
  }

  attachment(pathname: string): Attachment | undefined {
    return attachmentAt(pathname, this.corpus);
  }

  /** What programs read at an address; `siteAddress` is where they find the site. */
  feed(pathname: string, siteAddress: string): Promise<Feed | undefined> {
    const { configuration, wordsFor } = this.#context;
    return feedAt(pathname, {
      corpus: this.corpus,
      configuration,
      wordsFor,
      paths: this.paths(),
      isUnlisted: (path: string) => this.#isPartOfList(path),
      address: siteAddress,
      page: (path) => this.#published(path),
      document: async (record) => documentPage(record, await sourceOf(record), this.#context),
    });
  }

  /** The document at an address, made for this once: a build of all pages has no use for the cache. */
  async madeDocument(url: string): Promise<MadeDocument | undefined> {
    const { locale, pathname } = addressOf(url, '');
    const place = this.#pageAtAddress(locale, pathBelowLocale(pathname));
    if (place?.kind !== 'document' || place.url !== url) return undefined;
    const { record } = place;
    const trees = new PrintedTrees();
    const source = sourceNow(record);
    const page = this.#isChecked(record)
      ? await checkedPage(record, source, this.#context, this.#anchors)
      : documentPage(record, source, this.#context, { trees });
    return { record, page, trees };
  }

  async #published(pathname: string): Promise<Page | undefined> {
    const [, named = '', ...rest] = pathname.split('/');
    const locale = activeLocales.find((active) => active.toLowerCase() === named.toLowerCase());
    if (!locale) return undefined;
    if (this.#pageAtAddress(locale, withoutSlash(rest.join('/')))?.kind === 'search') return undefined;
    const answer = await this.page({ locale, pathname: `/${[locale, ...rest].join('/')}`, search: '' });
    return answer.kind === 'found' ? answer.page : undefined;
  }

  /** What is wrong with a document now, for the writer who fixes it. */
  async check(record: DocumentRecord): Promise<CheckedFile> {
    const opened = openCheck(record, await sourceOf(record), this.#context, this.#anchors);
    const flaws = await closeCheck(opened, this.#context, this.#anchors);
    return { file: record.file, url: urlOf(record), title: record.title, flaws };
  }

  get #isForWriters(): boolean {
    const { writerMode, developmentMode } = this.#context.configuration;
    return writerMode || developmentMode;
  }

  #isChecked(record: DocumentRecord): boolean {
    return this.#isForWriters && isWritten(record);
  }

  #writerPage(address: Address, path: string): PageAnswer | undefined {
    // What readers see at an address without a page, whether or not it has one.
    if (path.startsWith('_404'))
      return { kind: 'missing', page: notFoundPage(address, path.slice('_404/'.length), this.#context, this.titles) };
    this.#writerPages ??= new WriterPages(this.#context);
    const page = this.#writerPages.page(address, path);
    return page && { kind: 'found', page, forWriters: true };
  }

  #pageAtAddress(locale: Locale, path: string): SitePlace | undefined {
    const place = pageAtAddress(locale, path, this.#context);
    return place?.kind === 'translations' ? this.#translations.settled(place, locale) : place;
  }

  async #pageAt(place: SitePlace, address: Address): Promise<Page> {
    const summaryOf = (url: string) => this.#summaryOf(url);
    switch (place.kind) {
      case 'document':
        return this.#document(place.record);
      case 'search':
        return searchPage(address, place.url, this.#context, { titles: this.titles, find: this.find, summaryOf });
      case 'home':
        return this.#cache.get(place.url, () => homePage(address.locale, place.url, this.#context, summaryOf));
      case 'blog-index':
        return this.#cache.get(place.url, async () => blogIndexPage(place.page, this.#context));
      case 'blog-list':
        return this.#cache.get(place.url, async () => blogListPage(place.list, place.page, this.#context));
      case 'blog-tags':
        return this.#cache.get(place.url, async () => blogTagsPage(this.#context));
      case 'blog-post':
        return this.#cache.get(place.url, async () => blogPostPage(place.post, this.#context));
      case 'curriculum':
        return this.#cache.get(place.url, async () => curriculumPage(place.page, this.#context));
      case 'spotlight':
        return this.#cache.get(place.url, async () => spotlightPage(place.page, address.locale, this.#context));
      case 'generic':
        return this.#cache.get(place.url, async () => genericPage(place.page, address.locale, place.url, this.#context));
      case 'translations':
        return this.#translations.page(place, address);
      case 'side-by-side':
        return this.#cache.get(place.url, () => this.#sideBySide(place));
      case 'spa':
        return spaPage(place, address.locale, this.#context);
    }
  }

  #document(record: DocumentRecord): Promise<Page> {
    return this.#cache.get(urlOf(record), async (): Promise<DocPage> => {
      const source = await sourceOf(record);
      if (this.#isChecked(record)) return await checkedPage(record, source, this.#context, this.#anchors);
      return documentPage(record, source, this.#context);
    });
  }

  async #sideBySide(place: PageAtAddress & { kind: 'side-by-side' }): Promise<Page> {
    const made = async (one: DocumentRecord) => documentPage(one, await sourceOf(one), this.#context);
    const english = this.corpus.documents.find(fallbackLocale, place.record.slug);
    return sideBySidePage({ place, translation: await made(place.record), english: english && (await made(english)) }, this.#context);
  }

  async #summaryOf(url: string): Promise<string | undefined> {
    const [, locale = fallbackLocale, slug = ''] = /^\/([^/]+)\/docs\/(.+)$/.exec(url) ?? [];
    const record = isActiveLocale(locale) ? this.corpus.documents.find(locale, slug) : undefined;
    const page = record && (await this.#document(record));
    return page && isDocument(page) ? page.doc.summary : undefined;
  }
}

/** '/en-US/docs/Web/' -> 'docs/Web', in whatever capitals the language is spelled. What looks encoded still is meant literally. */
function pathBelowLocale(pathname: string): string {
  const segments = pathname.split('/').slice(1);
  const [first = '', ...rest] = segments;
  const hasLocale = activeLocales.some((locale) => locale.toLowerCase() === first.toLowerCase());
  return withoutSlash((hasLocale ? rest : segments).join('/'));
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
