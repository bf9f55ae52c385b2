import type { Run, Source } from '@webdocs/contracts/answers/answer';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { Content } from '@webdocs/content';
import type { OpenData } from '@webdocs/reference/open-data';
import type { KnownThing } from '../names/known-thing.ts';
import type { PageText, PageTexts } from '../passages/page-texts.ts';
import { sourceOfPage } from '../passages/source-of-page.ts';
import { factWords, type Code, type FactWords } from './fact-words.ts';

/** What facts are made of, for a question in one language. */
export class FactContext {
  readonly words: FactWords;

  constructor(
    readonly locale: Locale,
    readonly data: OpenData,
    readonly content: Pick<Content, 'compatPage' | 'exists' | 'lastChange'>,
    readonly texts: PageTexts,
  ) {
    this.words = factWords(locale);
  }

  /** A thing as it is named in a sentence. */
  name({ label, isCode }: KnownThing): string | Code {
    return isCode ? { code: label } : label;
  }

  nameAsRuns({ label, isCode }: KnownThing): Run[] {
    return [isCode ? { text: label, code: true } : { text: label }];
  }

  /** The page of this site about a thing, in the language of the question or else in English. */
  pageOf({ key, feature }: KnownThing): string | undefined {
    const { compat, features } = this.data;
    const keys = key === undefined ? mostGeneral([...(features?.get(feature ?? '')?.keys.keys() ?? [])], feature ?? '') : [key];
    for (const one of keys.slice(0, mostKeys)) {
      const given = compat?.statement(one)?.mdn_url;
      const page = given && this.pageAt(this.content.compatPage(given.replace(/^https?:\/\/[^/]+/, '')));
      if (page) return page;
    }
    return undefined;
  }

  /** A path without its language, as the page of the question's language or else the English one. */
  pageAt(path: string | undefined): string | undefined {
    if (path === undefined) return undefined;
    const [page = ''] = path.split('#');
    return [this.locale, fallbackLocale].map((locale) => `/${locale}${page}`).find((url) => this.content.exists(localeIn(url), url));
  }

  /** A method of an interface has brackets: its page says whether it is one. */
  async asTitled(thing: KnownThing): Promise<KnownThing> {
    if (thing.kind !== 'member' || thing.label.endsWith(')')) return thing;
    const text = await this.textOf(this.pageOf(thing));
    const member = thing.label.split('.').at(-1) ?? '';
    return text?.title.includes(`${member}()`) ? { ...thing, label: `${thing.label}()` } : thing;
  }

  async textOf(url: string | undefined): Promise<PageText | undefined> {
    return url === undefined ? undefined : await this.texts.get(url);
  }

  /** The page, if there is one, and the data of which day a fact was read from. */
  async sources(pages: ReadonlyArray<string | undefined>, data: ReadonlyArray<Source | undefined>): Promise<Source[]> {
    const ofPages = await Promise.all(
      [...new Set(pages)].map(async (url) => {
        const text = await this.textOf(url);
        return url !== undefined && text ? [sourceOfPage({ url, title: text.title }, this.content)] : [];
      }),
    );
    return [...ofPages.flat(), ...data.flatMap((one) => one ?? [])];
  }

  compatSource(page: string | undefined): Source | undefined {
    const { compat } = this.data;
    if (!compat) return undefined;
    const data = { name: '@mdn/browser-compat-data', version: compat.version, day: compat.timestamp.slice(0, 10) };
    return dataSource(data, page && `${page}#browser_compatibility`);
  }

  featuresSource(page: string | undefined): Source | undefined {
    const { features } = this.data;
    return features && dataSource({ name: 'web-features', version: features.version }, page);
  }

  /** Data of formal definitions do not say of which day they are. */
  cssSource(name: CssData, url: string | undefined): Source {
    const { cssFacts, cssGrammar } = this.data;
    return dataSource({ name, version: (name === 'mdn-data' ? cssFacts : cssGrammar)?.version }, url);
  }
}

/** Which data a formal definition was read from. */
export type CssData = 'mdn-data' | '@webref/css';

const mostKeys = 12;

interface OfData {
  readonly name: string;
  readonly version: string | undefined;
  readonly day?: string;
}

/** Data have an address only where a page of this site shows them. */
function dataSource({ name, version, day }: OfData, url: string | undefined): Source {
  return {
    ...(url === undefined ? {} : { url }),
    title: version === undefined ? name : `${name} ${version}`,
    data: { name, ...(version === undefined ? {} : { version }), ...(day === undefined ? {} : { day }) },
  };
}

/** What is called like the feature comes first, and then what is least deep. */
function mostGeneral(keys: readonly string[], id: string): readonly string[] {
  const depth = (key: string) => (key.split('.').at(-1) === id ? 0 : key.split('.').length);
  return [...keys].sort((one, other) => depth(one) - depth(other));
}

function localeIn(url: string): Locale {
  return url.split('/')[1] as Locale;
}
