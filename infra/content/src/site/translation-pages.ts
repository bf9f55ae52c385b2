import type { Address } from '@webdocs/contracts/reader/address';
import { fallbackLocale, nativeNames, type Locale } from '@webdocs/contracts/reader/locale';
import {
  translationOrders,
  translationStates,
  type TranslationOrder,
  type TranslationRow,
  type TranslationsPage,
} from '@webdocs/contracts/page/translations-page';
import { compareTitles } from '@webdocs/i18n/title-order';
import { knownUpTo } from '../read/translation-lag.ts';
import { isWritten } from '../read/document-index.ts';
import { titledWords } from '../write/spa-page.ts';
import { pageTitle, type PageContext } from '../write/page-context.ts';
import type { PageAtAddress } from '../write/page-at-address.ts';
import { noPages, progressOf, rowOrders, sectionOf, type LanguageProgress, type SectionedRow } from './translation-sections.ts';

/** A list in a language: of all pages or of a section, and which part of it. */
export type ListPlace = PageAtAddress & { kind: 'translations' } & { readonly section: string | undefined; readonly page: number };

const rowsOnPage = 200;

/** How far translations are behind, for everybody: counted once for each state of the content, and cut into pages. */
export class TranslationPages {
  readonly #progress = new Map<Locale, LanguageProgress>();
  readonly #sorted = new Map<string, readonly SectionedRow[]>();
  #upTo: { readonly day: string | undefined } | undefined;
  #sections: ReadonlyMap<string, number> | undefined;

  constructor(readonly context: PageContext) {}

  /** The list at an address as it is published; undefined where there is no such section or page of it. */
  settled(place: PageAtAddress & { kind: 'translations' }, locale: Locale): ListPlace | undefined {
    const [path = '', number] = /^(?:(.*?)\/)?([1-9]\d{0,5})$/.exec(place.rest)?.slice(1) ?? [place.rest];
    const section = path === '' ? undefined : this.#sectionNamed(path, locale);
    if (path !== '' && section === undefined) return undefined;
    const page = Number(number ?? 1);
    if (page > this.#pagesOf(locale, section)) return undefined;
    return { ...place, url: addressOfList(locale, place.base, section, page), section, page };
  }

  /** Where lists are, with all their pages. */
  addresses(base: string): string[] {
    return this.context.configuration.locales.flatMap((locale) =>
      [undefined, ...this.sections(locale)].flatMap((section) =>
        Array.from({ length: this.#pagesOf(locale, section) }, (_, index) => addressOfList(locale, base, section, index + 1)),
      ),
    );
  }

  #pagesOf(locale: Locale, section: string | undefined): number {
    return pagesFor(locale === fallbackLocale ? 0 : this.#rowsOf(locale, section, 'lag').length);
  }

  /** Sections that have pages in English or in a language. */
  sections(locale: Locale): string[] {
    return [...new Set([...this.#englishSections.keys(), ...this.#of(locale).bySection.keys()])];
  }

  page(place: ListPlace, { locale, search }: Pick<Address, 'locale' | 'search'>): TranslationsPage {
    const asked = new URLSearchParams(search);
    const filter = { state: oneOf(translationStates, asked.get('state')), order: oneOf(translationOrders, asked.get('order')) ?? 'lag' };
    const { section } = place;
    const rows = locale === fallbackLocale ? [] : this.#rowsOf(locale, section, filter.order);
    const left = filter.state === undefined ? rows : rows.filter(({ state }) => state === filter.state);
    const pages = pagesFor(left.length);
    const page = Math.min(place.page, pages);
    const { title, description } = titledWords(place.facts, locale, this.context);
    const sectionTitle = section === undefined ? undefined : this.#titleOf(section, locale).title;
    return {
      renderer: 'Translations',
      url: place.url + search,
      pageTitle: pageTitle(this.context, ...(sectionTitle === undefined ? [] : [sectionTitle]), title),
      ...(description === undefined ? {} : { pageDescription: description }),
      ...(section === undefined && page === 1 ? {} : { onlyFollow: true as const }),
      languages: this.#languages(place),
      ...(section === undefined ? {} : { section: { slug: section, title: sectionTitle ?? section } }),
      sections: this.#sectionsOf(locale, place),
      ...(this.#known === undefined ? {} : { upTo: this.#known }),
      hasViews: this.context.corpus.popularity.size > 0,
      filter,
      rows: left.slice((page - 1) * rowsOnPage, page * rowsOnPage).map(({ section: _, ...row }): TranslationRow => row),
      total: left.length,
      page,
      pages,
    };
  }

  #languages({ base, section }: ListPlace): TranslationsPage['languages'] {
    const none = {
      current: 0,
      behind: 0,
      unknown: 0,
      orphaned: 0,
      missing: section === undefined ? 0 : (this.#englishSections.get(section) ?? 0),
    };
    return this.context.configuration.locales
      .filter((locale) => locale !== fallbackLocale)
      .map((locale) => {
        const { counts, bySection } = this.#of(locale);
        const isThere = section === undefined || this.#sectionNamed(section, locale) !== undefined;
        const url = addressOfList(locale, base, isThere ? section : undefined, 1);
        return { locale, native: nativeNames[locale], url, counts: section === undefined ? counts : (bySection.get(section) ?? none) };
      });
  }

  #sectionsOf(locale: Locale, { base }: ListPlace): TranslationsPage['sections'] {
    const { bySection } = this.#of(locale);
    return this.sections(locale)
      .map((slug) => {
        const counts = locale === fallbackLocale ? undefined : bySection.get(slug);
        const pages = this.#englishSections.get(slug) ?? 0;
        const { title, lang } = this.#titleOf(slug, locale);
        const language = lang === locale ? {} : { lang };
        return { slug, title, ...language, url: `/${locale}/${base}/${slug}`, pages, ...(counts ? { counts } : {}) };
      })
      .sort((a, b) => b.pages - a.pages || compareTitles(a.title, b.title));
  }

  /** Of its page; without one, out of its address, which is English. */
  #titleOf(section: string, locale: Locale): { readonly title: string; readonly lang: Locale } {
    const record = this.context.corpus.documents.findOrEnglish(locale, section);
    const title = record?.shortTitle ?? section.replaceAll('_', ' ');
    return { title: title.replaceAll('`', ''), lang: record?.locale ?? fallbackLocale };
  }

  #sectionNamed(path: string, locale: Locale): string | undefined {
    return this.sections(locale).find((section) => section.toLowerCase() === path.toLowerCase());
  }

  /** Pages written in English, by section. */
  get #englishSections(): ReadonlyMap<string, number> {
    if (this.#sections) return this.#sections;
    const sections = new Map<string, number>();
    for (const record of this.context.corpus.documents.inLocale(fallbackLocale)) {
      if (!isWritten(record)) continue;
      const section = sectionOf(record.slug);
      sections.set(section, (sections.get(section) ?? 0) + 1);
    }
    return (this.#sections = sections);
  }

  get #known(): string | undefined {
    this.#upTo ??= { day: knownUpTo(this.context.corpus.history)?.slice(0, 10) };
    return this.#upTo.day;
  }

  #of(locale: Locale): LanguageProgress {
    if (locale === fallbackLocale) return { rows: [], counts: noPages(), bySection: new Map() };
    let progress = this.#progress.get(locale);
    if (!progress) this.#progress.set(locale, (progress = progressOf(locale, this.context.corpus, this.#known)));
    return progress;
  }

  #rowsOf(locale: Locale, section: string | undefined, order: TranslationOrder): readonly SectionedRow[] {
    const key = `${locale} ${order} ${section ?? ''}`;
    let rows = this.#sorted.get(key);
    if (!rows) {
      const all = this.#of(locale).rows.filter((row) => section === undefined || row.section === section);
      this.#sorted.set(key, (rows = all.toSorted(rowOrders[order])));
    }
    return rows;
  }
}

function addressOfList(locale: Locale, base: string, section: string | undefined, page: number): string {
  return `/${[locale, base, ...(section === undefined ? [] : [section]), ...(page > 1 ? [page] : [])].join('/')}`;
}

function pagesFor(rows: number): number {
  return Math.max(1, Math.ceil(rows / rowsOnPage));
}

function oneOf<T extends string>(known: readonly T[], asked: string | null): T | undefined {
  return known.find((value) => value === asked);
}
