import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { factsAt, type DeclaredPage, type PageFacts } from '@webdocs/contracts/remote/page-facts';

/** A page whose body its remote makes by itself: its address below the language, and what its definition says of it. */
export interface OwnPage {
  readonly locale: Locale;
  readonly slug: string;
  readonly facts: PageFacts;
}

/** Capitals of an address do not count, but what is named in it, as a collection, keeps them. */
export function ownPageAt(locale: Locale, path: string, pages: readonly DeclaredPage[]): OwnPage | undefined {
  for (const { body, part, pattern } of pages) {
    const slug = body === 'own' && part ? spelledAs(pattern, path) : undefined;
    if (slug === undefined) continue;
    const facts = factsAt(pages, `/${locale}/${slug}`);
    return { locale: languageFor(locale, facts), slug, facts };
  }
  return undefined;
}

/** A page that the content makes where a definition asks for one, and the rest of the path below its address. */
export interface MadePage {
  readonly made: NonNullable<PageFacts['made']>;
  readonly base: string;
  readonly rest: string;
  readonly facts: PageFacts;
}

export function madePageAt(path: string, pages: readonly DeclaredPage[]): MadePage | undefined {
  for (const { pattern, ...facts } of pages) {
    const { made } = facts;
    const slug = made && spelledAs(pattern, path);
    if (!made || slug === undefined) continue;
    const base = baseOf(pattern);
    return { made, base, rest: slug.split('/').slice(base.split('/').length).join('/'), facts };
  }
  return undefined;
}

/** Where the content makes pages of a kind, below the language. */
export function madeBase(made: MadePage['made'], pages: readonly DeclaredPage[]): string | undefined {
  const page = pages.find((one) => one.made === made);
  return page && baseOf(page.pattern);
}

/** '/:locale/translations/*' -> 'translations' */
function baseOf(pattern: string): string {
  return pattern
    .split('/')
    .filter((word) => word !== '' && word !== ':locale' && !/^[*+]$/.test(word))
    .join('/');
}

/** The language in which a page is shown to a reader of another one: its own where the page has it or English stands in. */
export function languageFor(locale: Locale, { languages, standIn }: Pick<PageFacts, 'languages' | 'standIn'>): Locale {
  if (!languages || standIn || languages.includes(locale)) return locale;
  return languages.includes(fallbackLocale) ? fallbackLocale : ((languages[0] as Locale | undefined) ?? fallbackLocale);
}

/** Paths of own pages to which everyone may be sent. */
export function publicOwnPaths(pages: readonly DeclaredPage[]): string[] {
  return pages.flatMap(({ body, part, pattern, private: isPrivate }) => {
    const [, ...words] = pattern
      .split('/')
      .slice(1)
      .filter((word) => word !== '*');
    return body === 'own' && part && !isPrivate && !words.some((word) => /[:+]/.test(word)) ? [words.join('/')] : [];
  });
}

/** Whether what is said of a page makes it part of a feature that is off: then there is no such page. */
export function isOff({ feature }: Pick<PageFacts, 'feature'>, { features }: Pick<PublicConfiguration, 'features'>): boolean {
  return feature !== undefined && !features[feature];
}

/** First words of addresses that have no pages because the feature is off to which all pages there belong. */
export function closedSections(pages: readonly DeclaredPage[], configuration: Pick<PublicConfiguration, 'features'>): ReadonlySet<string> {
  const below = (section: string) => pages.filter(({ pattern }) => firstWordOf(pattern) === section);
  const sections = new Set(pages.map(({ pattern }) => firstWordOf(pattern)));
  return new Set(
    [...sections].filter((section) => below(section).every(({ pattern }) => isOff(factsAt(pages, sampleOf(pattern)), configuration))),
  );
}

/** '/:locale/plus/*' -> 'plus' */
function firstWordOf(pattern: string): string {
  return pattern.split('/')[2] ?? '';
}

/** An address to which a pattern applies. */
function sampleOf(pattern: string): string {
  return pattern.replace(':locale', fallbackLocale).replace(/\/[*+]$/, '/x');
}

/** The path as the pattern spells it; undefined where it is another address. */
function spelledAs(pattern: string, path: string): string | undefined {
  const wanted = pattern.split('/').slice(2);
  const given = path.split('/');
  const rest = wanted.at(-1) === '*' || wanted.at(-1) === '+' ? given.slice(wanted.length - 1) : [];
  const words = rest.length > 0 || wanted.at(-1) === '*' ? wanted.slice(0, -1) : wanted;
  if (given.length !== words.length + rest.length) return undefined;
  const spelled = words.map((word, index) => spelledWord(word, given[index] ?? ''));
  return spelled.includes(undefined) ? undefined : [...spelled, ...rest].join('/');
}

function spelledWord(wanted: string, given: string): string | undefined {
  if (wanted.startsWith(':')) return /^[\w-]+$/.test(given) ? given : undefined;
  return wanted.toLowerCase() === given.toLowerCase() ? wanted : undefined;
}
