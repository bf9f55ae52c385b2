import { readFileSync } from 'node:fs';
import type {
  BrowserName,
  BrowserStatement,
  CompatStatement,
  Identifier,
  MetaBlock,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import { eachMember, readSpan, type Span } from './json-members.ts';

/** A statement about one browser, with the day on which it came true. */
export type DatedSupport = SimpleSupportStatement & { readonly release_date?: string };

/** The answer to a query: a feature with everything below it. */
export interface CompatAnswer {
  readonly __meta: MetaBlock;
  readonly query: string;
  /** Like the package's own, but `support` always holds lists, with dates, and `mdn_url` is a path of the site. */
  readonly data: Identifier;
  readonly browsers: Readonly<Record<string, BrowserStatement>>;
}

const ownHost = /^https?:\/\/developer\.mozilla\.org(?=\/)/;

/**
 * The compatibility data of browsers. The document has twenty megabytes, of which a page needs some kilobytes: it is
 * kept as it lies on the disk, with the places of its features, and parsed feature by feature.
 */
export class CompatData {
  readonly #bytes: Uint8Array;
  readonly #features = new Map<string, Span>();
  readonly #statements = new Map<string, Span>();
  readonly #meta: MetaBlock;
  readonly #releaseDates: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly #browsers: Readonly<Record<string, BrowserStatement>>;
  readonly #allBrowsers: Readonly<Record<string, BrowserStatement>>;

  constructor(file: string) {
    this.#bytes = readFileSync(file);
    const own = new Map<string, Span>();
    eachMember(
      this.#bytes,
      (names) => !names.at(-1)?.startsWith('__') && names[0] !== 'browsers',
      (names, span) => {
        const name = names.at(-1) ?? '';
        if (name === '__compat') this.#statements.set(names.slice(0, -1).join('.'), span);
        else if (names.length === 1 && (name === '__meta' || name === 'browsers')) own.set(name, span);
        else if (!name.startsWith('__')) this.#features.set(names.join('.'), span);
      },
    );
    this.#meta = this.#read<MetaBlock>(own.get('__meta'));
    const browsers = this.#read<Record<BrowserName, BrowserStatement>>(own.get('browsers'));
    this.#allBrowsers = browsers;
    this.#releaseDates = new Map(Object.entries(browsers).map(([id, browser]) => [id, releaseDatesOf(browser)]));
    this.#browsers = Object.fromEntries(Object.entries(browsers).map(([id, browser]) => [id, withoutRetired(browser)]));
  }

  get version(): string {
    return this.#meta.version;
  }

  /** When the data were published. */
  get timestamp(): string {
    return this.#meta.timestamp;
  }

  /** All browsers, with their releases. */
  get browsers(): Readonly<Record<string, BrowserStatement>> {
    return this.#allBrowsers;
  }

  has(key: string): boolean {
    return this.#features.has(key);
  }

  keys(): Iterable<string> {
    return this.#features.keys();
  }

  /** What is said about a feature itself, as the package says it. */
  statement(key: string): CompatStatement | undefined {
    const span = this.#statements.get(key);
    return span && this.#read<CompatStatement>(span);
  }

  /** A feature with everything below it, as the package says it. */
  tree(key: string): Identifier | undefined {
    const span = this.#features.get(key);
    return span && this.#read<Identifier>(span);
  }

  /** Addresses of the standards that define a feature. One without its own standard represents all below it. */
  specificationsOf(key: string): readonly string[] {
    const own = specificationsIn(this.statement(key));
    return own.length ? own : specificationsBelow(this.tree(key) ?? {});
  }

  answer(query: string): CompatAnswer | undefined {
    const data = this.tree(query);
    if (!data) return undefined;
    this.#prepare(data);
    return { __meta: this.#meta, query, data, browsers: this.#browsers };
  }

  #prepare(feature: Identifier): void {
    for (const [name, value] of Object.entries(feature)) {
      if (name === '__compat') this.#prepareStatement(value as CompatStatement);
      else this.#prepare(value as Identifier);
    }
  }

  #prepareStatement(statement: CompatStatement): void {
    if (statement.mdn_url) statement.mdn_url = statement.mdn_url.replace(ownHost, '');
    const support: Record<string, unknown> = statement.support;
    for (const [browser, given] of Object.entries(support)) {
      const dates = this.#releaseDates.get(browser);
      support[browser] = (Array.isArray(given) ? given : [given]).map((one: SimpleSupportStatement) => dated(one, dates));
    }
  }

  #read<T>(span: Span | undefined): T {
    if (!span) throw new Error('the compatibility data have no __meta or no browsers');
    return readSpan(this.#bytes, span) as T;
  }
}

function specificationsIn(statement: CompatStatement | undefined): readonly string[] {
  return [statement?.spec_url ?? []].flat();
}

function specificationsBelow(feature: Identifier): readonly string[] {
  return Object.entries(feature).flatMap(([name, below]) =>
    name === '__compat' ? specificationsIn(feature.__compat) : specificationsBelow(below as Identifier),
  );
}

function dated(support: SimpleSupportStatement, dates: ReadonlyMap<string, string> | undefined): DatedSupport {
  const version = typeof support.version_added === 'string' ? support.version_added.replace('≤', '') : undefined;
  const date = version === undefined ? undefined : dates?.get(version);
  return date === undefined ? support : { ...support, release_date: date };
}

function releaseDatesOf({ releases }: BrowserStatement): Map<string, string> {
  return new Map(Object.entries(releases).flatMap(([version, { release_date: date }]) => (date ? [[version, date] as const] : [])));
}

function withoutRetired(browser: BrowserStatement): BrowserStatement {
  return { ...browser, releases: Object.fromEntries(Object.entries(browser.releases).filter(([, { status }]) => status !== 'retired')) };
}
