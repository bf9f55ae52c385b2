import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';

/** What the front matter and the place of a document say about it. The text is read when the page is asked for. */
export interface DocumentRecord {
  readonly locale: Locale;
  readonly slug: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly pageType: string | undefined;
  readonly status: readonly string[];
  readonly browserCompat: readonly string[];
  readonly specUrls: readonly string[];
  readonly sidebars: readonly string[];
  readonly banners: readonly string[];
  /** The commit whose English text a translation is of, as its front matter says. */
  readonly sourceCommit?: string | undefined;
  /** Absolute path of the file, and of the tree it was found in. */
  readonly file: string;
  readonly tree: string;
  /** Short hash of the source. */
  readonly digest: string;
  /** Makes the text of a document that was not written but is made of data; then there is no file. */
  readonly compose?: () => string;
}

/** All documents of all languages, found by slug whatever its capitals. */
export class DocumentIndex {
  readonly #bySlug = new Map<Locale, Map<string, DocumentRecord>>();
  readonly #children = new Map<Locale, Map<string, DocumentRecord[]>>();

  constructor(records: Iterable<DocumentRecord> = []) {
    for (const record of records) this.#localeMap(record.locale).set(record.slug.toLowerCase(), record);
  }

  #localeMap(locale: Locale): Map<string, DocumentRecord> {
    let map = this.#bySlug.get(locale);
    if (!map) this.#bySlug.set(locale, (map = new Map()));
    return map;
  }

  find(locale: Locale, slug: string): DocumentRecord | undefined {
    return this.#bySlug.get(locale)?.get(slug.toLowerCase());
  }

  inLocale(locale: Locale): Iterable<DocumentRecord> {
    return this.#bySlug.get(locale)?.values() ?? [];
  }

  count(locale: Locale): number {
    return this.#bySlug.get(locale)?.size ?? 0;
  }

  *all(): Iterable<DocumentRecord> {
    for (const map of this.#bySlug.values()) yield* map.values();
  }

  locales(): readonly Locale[] {
    return [...this.#bySlug.keys()];
  }

  childrenOf(locale: Locale, slug: string): readonly DocumentRecord[] {
    let children = this.#children.get(locale);
    if (!children) this.#children.set(locale, (children = childrenBySlug(this.inLocale(locale))));
    return children.get(slug.toLowerCase()) ?? [];
  }

  /** The document in a language, or the English one that stands in for it. */
  findOrEnglish(locale: Locale, slug: string): DocumentRecord | undefined {
    return this.find(locale, slug) ?? this.find(fallbackLocale, slug);
  }
}

function childrenBySlug(records: Iterable<DocumentRecord>): Map<string, DocumentRecord[]> {
  const children = new Map<string, DocumentRecord[]>();
  for (const record of records) {
    const slash = record.slug.lastIndexOf('/');
    if (slash === -1) continue;
    const parent = record.slug.slice(0, slash).toLowerCase();
    const siblings = children.get(parent);
    if (siblings) siblings.push(record);
    else children.set(parent, [record]);
  }
  return children;
}

/** Whether there is a file that a writer can change. */
export function isWritten({ compose }: Pick<DocumentRecord, 'compose'>): boolean {
  return compose === undefined;
}

export function urlOf({ locale, slug }: Pick<DocumentRecord, 'locale' | 'slug'>): string {
  return `/${locale}/docs/${slug}`;
}
