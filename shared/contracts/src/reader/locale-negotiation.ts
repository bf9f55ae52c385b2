import { activeLocales, fallbackLocale, localeAliases, preferredLocaleCookie, type Locale } from './locale.ts';
import { retiredLocales } from './retired-locales.ts';

export interface Visitor {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly acceptLanguage: string | undefined;
}

/** What a word says about language: one that readers can choose, one that is no longer offered, or nothing. */
export type LocaleWord = { readonly kind: 'active'; readonly locale: Locale } | { readonly kind: 'retired' } | { readonly kind: 'none' };

/** Language, script, region; anything longer is the name of a page. */
const localeShape = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/;

/**
 * Understands any case, `_` for `-`, other spellings and unknown regions: `en_us`, `pt`, `zh-Hant-TW`, `fr-XX`. What
 * the configuration leaves out counts as retired.
 */
export function readLocaleWord(word: string, locales: readonly Locale[]): LocaleWord {
  const spelled = word.toLowerCase().replaceAll('_', '-');
  if (!localeShape.test(spelled)) return { kind: 'none' };
  for (const name of shorterAndShorter(spelled)) {
    const active = activeUnder(name, locales);
    if (active) return { kind: 'active', locale: active };
    if (knownNames.has(name)) return { kind: 'retired' };
  }
  return { kind: 'none' };
}

/** Whether an address begins with a language; where it does not, the visitor's languages say where it leads. */
export function namesLanguage(pathname: string, locales: readonly Locale[]): boolean {
  const [first = ''] = pathname.split(/[/\\]/).filter(Boolean);
  return readLocaleWord(first, locales).kind !== 'none';
}

/** The languages that a visitor would like, best first: the remembered one, those of the browser, English. */
export function wantedLocales({ cookies, acceptLanguage }: Visitor, locales: readonly Locale[]): Locale[] {
  const remembered = preferredLocale(cookies, locales);
  return [...new Set<Locale>([...(remembered ? [remembered] : []), ...browserLocales(acceptLanguage, locales), fallbackLocale])];
}

/** The language that the reader asked to be remembered; an unknown value counts as absent. */
export function preferredLocale(cookies: Visitor['cookies'], locales: readonly Locale[]): Locale | undefined {
  const remembered = cookies[preferredLocaleCookie.name]?.toLowerCase();
  return locales.find((locale) => locale.toLowerCase() === remembered);
}

const languagesReadAtMost = 20;

function browserLocales(acceptLanguage = '', locales: readonly Locale[]): Locale[] {
  return acceptLanguage
    .split(',', languagesReadAtMost)
    .map((item) => {
      const [tag = '', ...parameters] = item.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ tag }) => nearestLocale(tag, locales) ?? []);
}

/** For a visitor the language counts more than the region: pt-PT reads pt-BR sooner than English. */
function nearestLocale(tag: string, locales: readonly Locale[]): Locale | undefined {
  const spelled = tag.toLowerCase();
  if (!localeShape.test(spelled)) return undefined;
  const names = shorterAndShorter(spelled);
  return names.map((name) => activeUnder(name, locales)).find(Boolean);
}

/** 'zh-hant-tw' -> 'zh-hant-tw', 'zh-hant', 'zh' */
function shorterAndShorter(name: string): string[] {
  const parts = name.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

function activeUnder(name: string, locales: readonly Locale[]): Locale | undefined {
  const alias = Object.hasOwn(localeAliases, name) ? localeAliases[name] : undefined;
  return locales.find((locale) => locale.toLowerCase() === name || locale === alias);
}

/** Every language that ever had content, by its full name and by the language alone: `sv` as well as `sv-SE`. */
const knownNames: ReadonlySet<string> = new Set(
  [...activeLocales, ...Object.keys(localeAliases), ...Object.keys(retiredLocales)]
    .map((name) => name.toLowerCase())
    .flatMap((name) => [name, name.split('-')[0] ?? name]),
);
