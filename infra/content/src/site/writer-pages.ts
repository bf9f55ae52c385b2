import type { Address } from '@webdocs/contracts/reader/address';
import { fallbackLocale, nativeNames, type Locale } from '@webdocs/contracts/reader/locale';
import type { WritersPage } from '@webdocs/contracts/page/writers-page';
import { translationLags, type TranslationLag } from '../read/translation-lag.ts';
import { FlawSurvey } from '../check/flaw-survey.ts';
import { isWritten, urlOf, type DocumentRecord } from '../read/document-index.ts';
import { compareTitles } from '@webdocs/i18n/title-order';
import { pageTitle, type PageContext } from '../write/page-context.ts';

type Row = WritersPage['rows'][number] & { readonly kinds?: readonly string[] };
type Table = Pick<WritersPage, 'view' | 'columns' | 'counts' | 'trail'> & {
  readonly rows: readonly Row[];
  readonly progress?: WritersPage['progress'];
};

const rowsOnPage = 200;

/** The pages on which writers see the whole of the content: what is wrong with it, what is translated, what there is. */
export class WriterPages {
  readonly #surveys = new Map<Locale, FlawSurvey>();
  readonly #lags = new Map<Locale, readonly TranslationLag[]>();

  constructor(readonly context: PageContext) {}

  /** The page at a path below the language, if it is one of them. */
  page({ locale, search }: Pick<Address, 'locale' | 'search'>, path: string): WritersPage | undefined {
    const [view = '', ...below] = path.split('/');
    const table = this.#table(locale, view, below.join('/'), new URLSearchParams(search).get('kind') ?? '');
    return table && shownPart(table, { url: `/${locale}/${path}`, search, title: this.#titleOf(locale, view, below.at(-1)) });
  }

  #titleOf(locale: Locale, view: string, level = ''): string {
    return pageTitle(this.context, level.replaceAll('_', ' '), this.context.wordsFor(locale)(`content-writers-${view.slice(1)}`));
  }

  #table(locale: Locale, view: string, below: string, kind: string): Table | undefined {
    if (view === '_flaws' && below === '') return this.#flaws(locale);
    if (view === '_sitemap') return this.#sitemap(locale, below);
    if (view !== '_translations' || !this.#hasPagesBelow(below)) return undefined;
    return locale === fallbackLocale ? this.#languages(below) : this.#translations(locale, kind, below);
  }

  #flaws(locale: Locale): Table {
    let survey = this.#surveys.get(locale);
    if (!survey || survey.isForgotten) this.#surveys.set(locale, (survey = new FlawSurvey(this.context, locale)));
    const counts = new Map<string, number>();
    for (const { kinds } of survey.pages) for (const [kind, count] of kinds) counts.set(kind, (counts.get(kind) ?? 0) + count);
    const pages = survey.pages.toSorted((a, b) => b.count - a.count || (a.url < b.url ? -1 : 1));
    return {
      view: 'flaws',
      trail: [],
      progress: survey.progress,
      counts: countsOf(counts),
      columns: ['flaws', 'fixable', 'kinds'],
      rows: pages.map(({ url, title, file, kinds, count, fixable }) => ({
        title: title.replaceAll('`', ''),
        url,
        file,
        cells: [count, fixable, [...kinds].map(([kind, times]) => `${kind} ${times}`).join(', ')],
        kinds: [...kinds.keys()],
      })),
    };
  }

  #hasPagesBelow(slug: string): boolean {
    return slug === '' || this.#documentsBelow(fallbackLocale, slug).length > 0;
  }

  #documentsBelow(locale: Locale, slug: string): DocumentRecord[] {
    return [...this.context.corpus.documents.inLocale(locale)].filter((record) => isWritten(record) && isBelow(record.slug, slug));
  }

  /** How far each language has come with a part of the tree, or with all of it. */
  #languages(below: string): Table {
    const english = this.#documentsBelow(fallbackLocale, below).length;
    const address = (locale: Locale) => `/${[locale, '_translations', ...(below ? [below] : [])].join('/')}`;
    const locales = this.context.configuration.locales.filter((locale) => locale !== fallbackLocale);
    const rows = locales.map((locale) => {
      const states = statesOf(this.#lagsOf(locale, below));
      const of = (state: TranslationLag['state']) => states.get(state) ?? 0;
      const translated = this.#documentsBelow(locale, below).length - of('orphaned');
      const cells = [translated, english - translated, of('current'), of('behind'), of('unknown'), of('orphaned')];
      return { title: nativeNames[locale], url: address(locale), cells };
    });
    const columns = ['translated', 'missing', 'current', 'behind', 'unknown', 'orphaned'];
    return { view: 'translations', trail: [], counts: [], columns, rows };
  }

  #translations(locale: Locale, kind: string, below: string): Table {
    const lags = this.#lagsOf(locale, below);
    const { documents } = this.context.corpus;
    const missing = this.#documentsBelow(fallbackLocale, below).filter(({ slug }) => !documents.find(locale, slug));
    const counts = countsOf(statesOf(lags));
    const trail = [{ title: nativeNames[fallbackLocale], url: `/${fallbackLocale}/_translations` }];
    const columns = ['state', 'commits-behind', 'english-modified'];
    const rows: Row[] =
      kind === 'missing'
        ? missing.map((record) => ({
            title: record.title.replaceAll('`', ''),
            url: urlOf(record),
            cells: ['missing', null, null],
            kinds: ['missing'],
          }))
        : lags.map(({ title, url, file, state, commitsBehind, englishModified }) => ({
            title: title.replaceAll('`', ''),
            url,
            file,
            cells: [state, commitsBehind ?? null, englishModified?.slice(0, 10) ?? null],
            kinds: [state],
          }));
    return { view: 'translations-of', trail, counts: [...counts, { kind: 'missing', count: missing.length }], columns, rows };
  }

  #lagsOf(locale: Locale, below: string): TranslationLag[] {
    let lags = this.#lags.get(locale);
    if (!lags) this.#lags.set(locale, (lags = translationLags(this.context.corpus, [locale])));
    return lags.filter(({ slug }) => isBelow(slug, below));
  }

  #sitemap(locale: Locale, slug: string): Table | undefined {
    const { documents } = this.context.corpus;
    const here = `/${locale}/_sitemap`;
    const levels = new Map<string, number>();
    const start = slug === '' ? '' : `${slug.toLowerCase()}/`;
    const names = new Map<string, string>();
    for (const record of documents.inLocale(locale)) {
      if (!record.slug.toLowerCase().startsWith(start)) continue;
      const [name = ''] = record.slug.slice(start.length).split('/');
      const key = name.toLowerCase();
      names.set(key, names.get(key) ?? record.slug.slice(0, start.length) + name);
      levels.set(key, (levels.get(key) ?? 0) + 1);
    }
    if (levels.size === 0) return undefined;
    const rows = [...levels].map(([key, count]): Row => {
      const own = names.get(key) ?? key;
      const record = documents.find(locale, own);
      const below = count - (record ? 1 : 0);
      return {
        title: record?.shortTitle.replaceAll('`', '') ?? own.slice(start.length).replaceAll('_', ' '),
        url: record && urlOf(record),
        file: record && isWritten(record) ? record.file : undefined,
        below: below > 0 ? `${here}/${own}` : undefined,
        cells: [below, record?.pageType ?? null, record?.status.join(', ') || null],
      };
    });
    const segments = slug === '' ? [] : slug.split('/');
    const trail = segments
      .map((_, index) => segments.slice(0, index).join('/'))
      .map((above) => ({
        title: documents.find(locale, above)?.shortTitle.replaceAll('`', '') ?? (above || locale),
        url: above === '' ? here : `${here}/${above}`,
      }));
    rows.sort((a, b) => compareTitles(a.title, b.title));
    return { view: 'sitemap', trail, counts: [], columns: ['pages-below', 'page-type', 'status'], rows };
  }
}

/** Whether a page is the one that is named or is below it; everything is below nothing. */
function isBelow(slug: string, above: string): boolean {
  return above === '' || `${slug.toLowerCase()}/`.startsWith(`${above.toLowerCase()}/`);
}

function statesOf(lags: readonly TranslationLag[]): Map<string, number> {
  const states = new Map<string, number>();
  for (const { state } of lags) states.set(state, (states.get(state) ?? 0) + 1);
  return states;
}

function countsOf(counts: ReadonlyMap<string, number>): WritersPage['counts'] {
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
}

/** What the reader of a table asked to see of it. */
function shownPart(
  { rows, ...table }: Table,
  { url, search, title }: { readonly url: string; readonly search: string; readonly title: string },
): WritersPage {
  const asked = new URLSearchParams(search);
  const filter = { query: (asked.get('q') ?? '').trim().slice(0, 200), kind: asked.get('kind') ?? '' };
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean);
  const left = rows.filter(
    (row) =>
      (filter.kind === '' || (row.kinds?.includes(filter.kind) ?? true)) &&
      words.every((word) => row.title.toLowerCase().includes(word) || (row.url ?? row.below ?? '').toLowerCase().includes(word)),
  );
  const pages = Math.max(1, Math.ceil(left.length / rowsOnPage));
  const wanted = /^\d{1,6}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1;
  const page = Math.min(Math.max(wanted, 1), pages);
  const shown = left.slice((page - 1) * rowsOnPage, page * rowsOnPage).map(({ kinds: _, ...row }) => row);
  return {
    renderer: 'Writers',
    url: url + search,
    pageTitle: title,
    noIndexing: true,
    ...table,
    rows: shown,
    filter,
    total: left.length,
    page,
    pages,
  };
}
