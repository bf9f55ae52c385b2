import { followedAddress, sitePath } from '../reader/site-path.ts';
import { activeLocales } from '../reader/locale.ts';
import type { Document, DocPage, Page, Section } from './page.ts';

/** What a value means, or nothing where it cannot be read as that. */
type Reader<T> = (value: unknown) => T | undefined;
type Fields<T> = { readonly [K in keyof T]?: Reader<T[K]> };

/**
 * Page data at the door, of any build and any origin: what parts rely on is there and is of its kind. A reader had rather
 * have a page without its dates than no page, so an optional field that cannot be read is left out, and so is an entry of a
 * list; without what makes it a page it is refused. Unknown fields stay: a newer remote may read them.
 */
export function readPage(data: unknown): Page | undefined {
  const page = base(data);
  if (!page) return undefined;
  const kind = kinds.get(page.renderer);
  return kind ? kind(page) : (page as Page);
}

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined);
const date: Reader<string> = (value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined);
/** A path of this site: neither another site's nor a script. */
const path: Reader<string> = (value) => (typeof value === 'string' && sitePath.test(value) ? value : undefined);
const link: Reader<string> = (value) => (typeof value === 'string' && followedAddress.test(value) ? value : undefined);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const oneOf =
  <const T>(...known: readonly T[]): Reader<T> =>
  (value) =>
    known.includes(value as T) ? (value as T) : undefined;

const orElse =
  <T>(reader: Reader<T>, otherwise: NoInfer<T>): Reader<T> =>
  (value) =>
    reader(value) ?? otherwise;

const listOf =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((entry) => {
      const known = reader(entry);
      return known === undefined ? [] : [known];
    });
  };

/** An object with what it must have; what it may have is left out where it cannot be read. */
function record<T>(required: Fields<NoInfer<T>>, optional: Fields<NoInfer<T>> = {}): Reader<T> {
  const fields: Array<[string, Reader<unknown>]> = Object.entries({ ...optional, ...required });
  return (value) => {
    if (!isRecord(value)) return undefined;
    const read: Record<string, unknown> = { ...value };
    for (const [name, reader] of fields) {
      const known = reader(Object.hasOwn(value, name) ? value[name] : undefined);
      if (known !== undefined) read[name] = known;
      else if (name in required) return undefined;
      else delete read[name];
    }
    return read as T;
  };
}

/** Anchors that come twice lead to the first of them. */
function distinct<T extends { readonly id: string }>(reader: Reader<T[]>): Reader<T[]> {
  return (value) => {
    const entries = reader(value);
    const ids = new Set<string>();
    return entries?.filter(({ id }) => !ids.has(id) && ids.add(id));
  };
}

const texts = listOf(text);
const headed = { id: orElse<string | null>(text, null), title: orElse<string | null>(text, null), isH3: orElse(flag, false) };
type ValueOf<K extends string> = Extract<Section, { type: K }>['value'];

const sectionKinds: ReadonlyMap<unknown, Reader<object>> = new Map<unknown, Reader<object>>([
  ['prose', record<ValueOf<'prose'>>(headed, { content: text })],
  ['browser_compatibility', record<ValueOf<'browser_compatibility'>>({ ...headed, query: text }, { content: text })],
  [
    'specifications',
    record<ValueOf<'specifications'>>(
      {
        ...headed,
        specifications: orElse(
          listOf(record<{ bcdSpecificationURL: string; title: string }>({ bcdSpecificationURL: link, title: text })),
          [],
        ),
      },
      { query: text, content: text },
    ),
  ],
]);

/** Never nothing: where a section cannot be read its reader has to see that something is missing. */
function section(value: unknown): Section {
  const { type, value: inner } = isRecord(value) ? value : {};
  const kind = sectionKinds.get(type);
  const name = typeof type === 'string' ? type.slice(0, 80) : 'nameless';
  if (!kind) return { type: name, value: isRecord(inner) ? inner : {} };
  const known = kind(inner);
  return known ? ({ type: name, value: known } as Section) : { type: `broken ${name}`, value: {} };
}

type Part<K extends keyof Document> = NonNullable<Document[K]>;
const reference = record<{ uri: string; title: string }>({ uri: path, title: text });
const flaws = listOf(
  record<NonNullable<Part<'flaws'>['other']>[number]>(
    { id: text, kind: text, explanation: text },
    { suggestion: text, line: number, sourceContext: text, fixable: flag },
  ),
);
const toc = distinct(listOf(record<Part<'toc'>[number]>({ id: text, text }, { sub: flag })));
const supported: Reader<Record<string, string>> = (value) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : undefined;

const baseline = record<Part<'baseline'>>(
  { baseline: oneOf<'high' | 'low' | false>('high', 'low', false), support: orElse(supported, {}) },
  {
    baseline_low_date: text,
    baseline_high_date: text,
    asterisk: flag,
    about: link,
    alternatives: listOf(
      record<NonNullable<Part<'baseline'>['alternatives']>[number]>({ name: text }, { description: text, mdn_url: path }),
    ),
    feature: record<NonNullable<Part<'baseline'>['feature']>>(
      { id: text, name: text },
      { description_html: text, discouraged: record({}, { reason_html: text, according_to: texts }) },
    ),
  },
);

const document = record<Document>(
  { mdn_url: path, title: text, pageTitle: text, locale: oneOf(...activeLocales), body: listOf(section) },
  {
    titleHTML: text,
    short_title: text,
    native: text,
    isActive: flag,
    isTranslated: flag,
    isMarkdown: flag,
    noIndexing: flag,
    hasMathML: flag,
    summary: text,
    modified: date,
    popularity: number,
    pageType: text,
    parents: listOf(reference),
    other_translations: listOf(record<Part<'other_translations'>[number]>({ locale: text, native: text }, { title: text, url: path })),
    toc,
    sidebarHTML: text,
    sidebarMacro: text,
    source: record<Part<'source'>>({ folder: text }, { github_url: link, last_commit_url: link, filename: text }),
    baseline,
    status: record<Part<'status'>>({}, { baseline: oneOf('high', 'low', 'limited', 'discouraged', 'removing') }),
    fragments: texts,
    live_samples: listOf(record<Part<'live_samples'>[number]>({ id: text }, { html: text, css: text, js: text, wat: text, src: text })),
    flaws: record<Part<'flaws'>>({}, { broken_links: flaws, macros: flaws, other: flaws }),
    browserCompat: texts,
    banners: texts,
  },
);

const titledUrl = record<{ title: string; url: string }>({ title: text, url: path });
type Of<R extends Page['renderer']> = Extract<Page, { renderer: R }>;
type Home = Of<'Homepage'>['hyData'];
const source = record<{ name: string; url: string }>({ name: text, url: link });
const itemsOf = <T>(reader: Reader<T>): Reader<{ items: T[] }> => orElse(record<{ items: T[] }>({ items: listOf(reader) }), { items: [] });

const home = record<Home>(
  {
    featuredArticles: orElse(
      listOf(record<Home['featuredArticles'][number]>({ mdn_url: path, title: text, summary: text }, { tag: reference })),
      [],
    ),
    latestNews: itemsOf(
      record<Home['latestNews']['items'][number]>({ url: link, title: text, source, published_at: date }, { author: text, summary: text }),
    ),
    recentContributions: itemsOf(
      record<Home['recentContributions']['items'][number]>({ title: text, url: link, updated_at: date, repo: source }, { number }),
    ),
  },
  {
    pageDescription: text,
    shelf: listOf(record<NonNullable<Home['shelf']>[number]>({ title: text, url: path, count: number, cloth: text })),
    featuredContributor: record<NonNullable<Home['featuredContributor']>>({ contributorName: text, url: link, quote: text }),
  },
);

type GenericData = Of<'Generic'>['hyData'];
const contributors = record<NonNullable<GenericData['contributors']>>({
  total: number,
  items: listOf(record<NonNullable<GenericData['contributors']>['items'][number]>({ name: text, pages: number })),
});
const issues = listOf(
  record<NonNullable<GenericData['issues']>[number]>({ number, title: text, url: link, updated_at: date, labels: orElse(texts, []) }),
);

/** Kinds that the shell shows itself, and documents. Of any other kind the remote that shows it knows more. */
const kinds: ReadonlyMap<string, Reader<Page>> = new Map<string, Reader<Page>>([
  ['Doc', record<DocPage>({ doc: document }, { digest: text })],
  ['Homepage', record<Of<'Homepage'>>({ hyData: home })],
  [
    'Generic',
    record<Of<'Generic'>>(
      { hyData: record<GenericData>({ title: text, sections: texts }, { summary: text, toc, contributors, issues }) },
      { pageDescription: text },
    ),
  ],
  [
    'NotFound',
    record<Of<'NotFound'>>({
      alternatives: orElse(listOf(record<Of<'NotFound'>['alternatives'][number]>({ url: path, title: text, locale: text })), []),
      suggestions: orElse(listOf(titledUrl), []),
    }),
  ],
  ['Broken', record<Of<'Broken'>>({ message: text }, { status: number })],
]);

const base = record<{ renderer: string; url: string; pageTitle?: string }>({ renderer: text, url: path }, { pageTitle: text });
